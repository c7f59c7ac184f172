/** The box in which a signature is drawn; all coordinates are inside of it. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;
/** Maximum number of lines in a drawn signature. */
export const MAX_STROKES = 200;
/** Maximum number of coordinates in one line. */
export const MAX_NUMBERS_PER_STROKE = 2_000;

/** Drawn lines, each as x, y, x, y and so on; or the typed name instead. */
export type Signature =
  { readonly type: 'drawn'; readonly strokes: readonly (readonly number[])[] } | { readonly type: 'typed' };

// A dot is not a signature.
const MIN_NUMBERS = 12;

/** Whether the lines are long enough to be a signature. */
export const isDrawn = (strokes: readonly (readonly number[])[]): boolean =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0) >= MIN_NUMBERS;
