/** A WebSocket without a network: it notes what is sent, and says what a test wants to hear. */

export class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  static count = 0;
  readyState = 0;
  sent: any[] = [];
  updates = 0;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (close: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.last = this;
    FakeSocket.count++;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  /** Updates are numbered and their views whole, unless they say something else. */
  says(message: any) {
    if (message.type === "state") this.updates = 0;
    if (message.type === "update") {
      const views = message.views.map((seatView: object) => ({ whole: true, rows: {}, ...seatView }));
      message = { number: ++this.updates, ...message, views };
    }
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
