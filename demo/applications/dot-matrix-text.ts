/** A 5 x 7 dot-matrix font, one byte per column, top dot in the lowest bit: text that needs no installed font. */
const columns: Readonly<Record<string, string>> = {
  ' ': '0000000000',
  '#': '147f147f14',
  "'": '0005030000',
  ',': '0050300000',
  '-': '0808080808',
  '.': '0060600000',
  '/': '2010080402',
  ':': '0036360000',
  0: '3e5149453e',
  1: '00427f4000',
  2: '4261514946',
  3: '2141454b31',
  4: '1814127f10',
  5: '2745454539',
  6: '3c4a494930',
  7: '0171090503',
  8: '3649494936',
  9: '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
};
const ROWS = 7;
const ADVANCE = 6;

export interface TextPlacement {
  readonly x: number;
  readonly y: number;
  /** Size of one dot in pixels. */
  readonly dot: number;
  readonly fill: string;
}

/** Renders a line of text as one SVG path. Unknown characters leave a gap. */
export function dotMatrixText(text: string, { x, y, dot, fill }: TextPlacement): string {
  const path = [...text.toUpperCase()].map((letter, at) => glyph(letter, { x: x + at * ADVANCE * dot, y, dot }));
  return `<path fill="${fill}" d="${path.join('')}"/>`;
}

/** Width of a line in pixels. */
export const widthOf = (text: string, dot: number): number => text.length * ADVANCE * dot;

function glyph(letter: string, { x, y, dot }: Omit<TextPlacement, 'fill'>): string {
  const bytes = Buffer.from(columns[letter] ?? '', 'hex');
  return [...bytes].map((dots, column) => runs(dots, { x: x + column * dot, y, dot })).join('');
}

/** Vertically adjacent dots become one rectangle. */
function runs(dots: number, { x, y, dot }: Omit<TextPlacement, 'fill'>): string {
  let path = '';
  for (let row = 0; row < ROWS; row += 1) {
    const first = row;
    while (row < ROWS && (dots >> row) % 2 === 1) row += 1;
    const height = (row - first) * dot;
    if (height > 0)
      path += `M${String(x)} ${String(y + first * dot)}h${String(dot)}v${String(height)}h-${String(dot)}z`;
  }
  return path;
}
