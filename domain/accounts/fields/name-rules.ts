/**
 * Control characters, line breaks, bidirectional controls and zero-width characters: in an email they could make a name
 * look like our own text. Most are removed from what people type (visible-text.ts). Joiners are allowed: several scripts need them in names.
 */
// eslint-disable-next-line no-control-regex -- the pattern has to match control characters
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;

const ADDRESS = /:\/\/|\bwww\./i;
/** Email programs turn these into links on their own. The look-behind keeps the search linear in long texts. */
const BARE_ADDRESS = /(?<![\w-])[\w-]{2,}\.(com|net|org|info|biz|io|xyz|link|click|top|site|online|shop|app)\b/i;

/** Why a text is not a valid company name; undefined if it is. */
export function companyNameProblem(text: string): 'control-character' | 'web-address' | undefined {
  if (HIDDEN.test(text)) return 'control-character';
  return ADDRESS.test(text) ? 'web-address' : undefined;
}

/** Why a text is not a valid person's name; undefined if it is. Bare web addresses are valid in company names only. */
export function personNameProblem(text: string): 'control-character' | 'web-address' | undefined {
  return companyNameProblem(text) ?? (BARE_ADDRESS.test(text) ? 'web-address' : undefined);
}

/** Maximum length of a first, middle or last name, in characters. */
export const MAX_NAME_LENGTH = 50;
