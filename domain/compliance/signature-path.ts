/** The path of a stroke of a signature in SVG: smooths it by curving through the midpoint of each pair of points. */
export function pathOf(stroke: readonly number[]): string {
  const [x = 0, y = 0] = stroke;
  const parts = [`M${String(x)} ${String(y)}`];
  for (let at = 2; at + 1 < stroke.length; at += 2) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = stroke.slice(at - 2, at + 2);
    parts.push(`Q${String(fromX)} ${String(fromY)} ${String((fromX + toX) / 2)} ${String((fromY + toY) / 2)}`);
  }
  const [lastX = x, lastY = y] = stroke.slice(-2);
  return `${parts.join('')}L${String(lastX)} ${String(lastY)}`;
}
