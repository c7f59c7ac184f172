/** "1228" from a number pad as "12/28"; what has a slash already stays as typed. */
export const withSlash = (typed: string): string =>
  /^\d{3,4}$/.test(typed) ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed;

/** A card number in groups of four digits, as it is printed; other characters stay, so that their error is shown. */
export const inGroups = (typed: string): string =>
  /^[\d ]+$/.test(typed) ? (typed.replaceAll(' ', '').match(/\d{1,4}/g) ?? []).join(' ') : typed;
