/** A tile of grey grain, as a CSS image; nothing where there is no canvas. */
const SIZE = 160;

export function grain(): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) return "none";
  const picture = pen.createImageData(SIZE, SIZE);
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set(dot(), at);
  pen.putImageData(picture, 0, 0);
  return `url(${canvas.toDataURL()})`;
}

function dot(): number[] {
  const grey = 255 * Math.random();
  return [grey, grey, grey, 255];
}
