import { plainDigits } from './plain-digits';
import { visibleLine } from './visible-text';

/** A typed number: its text and digits without the extension, which is empty if there is none. */
export interface TypedNumber {
  readonly number: string;
  readonly hasPlus: boolean;
  readonly digits: string;
  readonly extension: string;
}

/** Where the extension begins: after "ext", "x", "#", what a voice says to press, or the comma or semicolon that phones dial as a pause. */
const EXTENSION_START = /ext|press|opt|[x#,;]/i;
const EXTENSION =
  /^[,;]{0,3} ?(?:extension|extn|ext|ex|xt|x|#|press|option|opt)?[ .:=#\p{Pd}]{0,4}(\d{1,7})\)?(?: ?\([^()]{1,40}\))?$/iu;
/** Words that are copied along with a number. */
const LABEL = /^(?:tel|phone|call|mobile|cell)\b[ :.#]{0,3}/i;
/** Dots in the middle of the line, as designers set them. */
const BULLETS = /[\u2022\u00b7\u2219]/g;
/** The prefix for calls abroad from the United States, and 00 from other countries. */
const ABROAD = /^(?:011|00)[ ()./\p{Pd}]{0,3}(?=[1-9])/u;

/** The parts of a phone number as people type it; undefined if what follows the number is not an extension. */
export function readPhone(typed: string): TypedNumber | undefined {
  const text = plainDigits(visibleLine(typed)).replaceAll(BULLETS, ' ').replace(LABEL, '').replace(ABROAD, '+');
  const start = text.search(EXTENSION_START);
  const number = (start < 0 ? text : text.slice(0, start)).replace(/[ (]{1,5}$/, '');
  const extension = start < 0 ? '' : EXTENSION.exec(text.slice(start))?.[1];
  if (extension === undefined) return undefined;
  return { number, hasPlus: /^[^\d+]*\+/.test(number), digits: number.replaceAll(/\D/g, ''), extension };
}
