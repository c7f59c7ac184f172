import { foldedText } from '../shared/folded-text';
import { placeWords } from './place-words';
import { usStates } from './us-states';

/** Words of streets by their short forms. A short form that means two words has one here, for both. */
const streetWords: Readonly<Record<string, string>> = Object.fromEntries(
  `
    allee aly, alley aly, apartment apt, av ave, avenue ave, boulevard blvd, building bldg, circle cir, court ct, cove cv
    doctor dr, drive dr, expressway expy, freeway fwy, highway hwy, lane ln, loop lp, ne northeast, nw northwest, parkway pkwy
    place pl, plaza plz, road rd, route rt, rte rt, saint st, se southeast, sw southwest, square sq, street st
    str st, suite st, terrace ter, tpk tpke, trail trl, turnpike tpke, way wy
  `
    .trim()
    .split(/,|\n/)
    .map((pair) => pair.trim().split(' ')),
) as Record<string, string>;

/** Each word has a space before and one behind it. */
const apart = (folded: string): string => ` ${folded.replaceAll(' ', '  ')} `;

const shortStates = Object.entries(usStates)
  .map(([code, name]) => [apart(foldedText(name)), ` ${code.toLowerCase()} `] as const)
  // West Virginia before Virginia.
  .sort(([one], [other]) => other.length - one.length);

const ZIP_PLUS_4 = /\b(\d{5})[- ]\d{4}(?=\D*$)/;
/** N.M. is NM, and St.Louis has two words. */
const INITIAL = /\b(\p{L})\.(?=\p{L}(?!\p{L}))/gu;
const COUNTRY = / (?:usa|us|united states(?: of america)?)$/;

/**
 * An address for comparison: "100 North Saint Charles Street, Saint Louis, Missouri 63101-1234" is
 * "100 N. St. Charles St, St. Louis, MO 63101".
 */
export function addressKey(address: string): string {
  const plain = address.replaceAll(INITIAL, '$1').replaceAll('.', ' ').replace(ZIP_PLUS_4, '$1');
  const folded = apart(foldedText(plain).replace(COUNTRY, ''));
  return shortStates
    .reduce((text, [name, code]) => text.replaceAll(name, code), folded)
    .split(' ')
    .map((word) => placeWords[word] ?? word)
    .map((word) => streetWords[word] ?? word)
    .join('');
}
