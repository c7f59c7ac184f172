/**
 * Control characters, line breaks, and what turns or hides the text around it: in a mail they make a name look like
 * sentences of ours. Joiners stay: names of several scripts are written with them.
 */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;

const ADDRESS = /:\/\/|\bwww\./i;
/** Mail programs make links of these without being asked. */
const BARE_ADDRESS = /[\w-]{2,}\.(com|net|org|info|biz|io|xyz|link|click|top|site|online|shop|app)\b/i;

/** Why a text is no company's name, or nothing. */
export function companyNameProblem(text: string): 'control-character' | 'web-address' | undefined {
  if (HIDDEN.test(text)) return 'control-character';
  return ADDRESS.test(text) ? 'web-address' : undefined;
}

/** Why a text is no person's name, or nothing: some companies are called by their web address, nobody else is. */
export function personNameProblem(text: string): 'control-character' | 'web-address' | undefined {
  return companyNameProblem(text) ?? (BARE_ADDRESS.test(text) ? 'web-address' : undefined);
}

/** As long as the names that the product's mails begin with. */
export const MAX_NAME_LENGTH = 50;
