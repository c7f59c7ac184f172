/**
 * Control characters, line breaks, bidirectional controls and zero-width characters: in an email they could make a name
 * look like our own text. Most are removed from what people type (visible-text.ts). Joiners are allowed: several scripts need them in names.
 */
// eslint-disable-next-line no-control-regex -- the pattern has to match control characters
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;

const ADDRESS = /:\/\/|\bwww\./i;
/** Email programs turn "evil.us" into a link; an initial such as "J.R." is none, and "St. John" has a space. */
const BARE_ADDRESS = /[\p{L}\p{N}-][\p{L}\p{N}]\.[\p{L}\p{N}]/u;
/** Letters of any script with their marks and joiners, and what stands between the parts of a name. */
const NAME = /^(?:[\p{L}\p{M}\p{N}\p{Zs}'\u2018\u2019`\u00b4\u00b7.,\-\u2010\u2011\u2013]|\p{Join_Control})*$/u;

/** "Son of", "daughter of" and "wife of", as passports of India and Malaysia have them. */
const PARENT = /(?:^| )(?:[sdw]\/o|a\/[lp])(?= |$)/gi;

/** Why a text is not a valid company name; undefined if it is. */
export function companyNameProblem(text: string): 'control-character' | 'web-address' | undefined {
  if (HIDDEN.test(text)) return 'control-character';
  return ADDRESS.test(text) ? 'web-address' : undefined;
}

/**
 * Why a text is not a valid person's name; undefined if it is. Bare web addresses, markup and formulas are valid in company
 * names only.
 */
export function personNameProblem(
  text: string,
): 'control-character' | 'web-address' | 'character-not-in-names' | undefined {
  const problem = companyNameProblem(text) ?? (BARE_ADDRESS.test(text) ? 'web-address' : undefined);
  return problem ?? (NAME.test(text.replaceAll(PARENT, ' ')) ? undefined : 'character-not-in-names');
}

/** Apostrophes and dashes that no font of ours or only few have: for a reader the same as the usual ones. */
const APOSTROPHES = /[\u201b\u2032\u2035\u055a\uff07]/g;
const DASHES = /[\u2012\u2014\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** "Ma.Teresa" and "St.John" are names, and look like web addresses without a space. */
const SHORTENED = /(^|[ -])(ma|jr|sr|st|sta|sto|ste|dr|fr)\.(?=\p{L})/giu;

/** A person's name with the usual signs, for the same look in every message and document. */
export const plainName = (name: string): string =>
  name.replaceAll(APOSTROPHES, "'").replaceAll(DASHES, '-').replaceAll(SHORTENED, '$1$2. ').slice(0, MAX_NAME_LENGTH);

/** Maximum length of a first, middle or last name, in characters. */
export const MAX_NAME_LENGTH = 50;
