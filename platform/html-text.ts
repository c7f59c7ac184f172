const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text as HTML, also inside of an attribute. */
export const htmlText = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** The text as a string of CSS. */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,:/-]/gu, (letter) => `\\${(letter.codePointAt(0) ?? 0).toString(16)} `)}"`;
