/** Short notices, one at a time for five seconds each. */

interface Toast {
  text: string;
  clause?: string;
  icon?: string;
  tone?: "plain" | "bad";
}

const SHOWN_FOR = 5000;

class Toasts {
  queue = $state.raw<(Toast & { key: number })[]>([]);
  private count = 0;
  private timer = 0;

  add(toast: Toast): void {
    if (this.queue.some((waiting) => waiting.text === toast.text)) return;
    this.queue = [...this.queue, { ...toast, key: ++this.count }];
    if (this.queue.length === 1) this.show();
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.queue = this.queue.slice(1);
    if (this.queue.length) this.show();
  }

  private show(): void {
    this.timer = window.setTimeout(() => this.dismiss(), SHOWN_FOR);
  }
}

export const toasts = new Toasts();
export const toast = (notice: Toast): void => toasts.add(notice);
