/** Longer values are cut on cards, with a link to the full text (docs/requirements.md#driver-file-for-carriers). */
export const CUT_AT = 25;

/** A value as a card shows it, and whether that is all of it. */
export interface CutText {
  readonly shown: string;
  readonly isCut: boolean;
}

/** The first 25 characters and an ellipsis, if there are more. Characters outside of the basic plane are not split. */
export function cutText(text: string): CutText {
  const characters = [...text];
  if (characters.length <= CUT_AT) return { shown: text, isCut: false };
  return { shown: `${characters.slice(0, CUT_AT).join('')}…`, isCut: true };
}
