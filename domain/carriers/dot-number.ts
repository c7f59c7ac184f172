import { plainDigits } from '../shared/plain-digits';
import { visibleLine } from '../shared/visible-text';

/** A USDOT number without what people write around its digits: "USDOT 1,234,567" is 1234567. */
export const storedDotNumber = (typed: string): string =>
  plainDigits(visibleLine(typed))
    .replace(/^(?:us ?)?dot\b ?(?:no|number)?\b/i, '')
    .replaceAll(/[\s,.#:\p{Pd}]/gu, '')
    .replace(/^0+(?=\d)/, '');
