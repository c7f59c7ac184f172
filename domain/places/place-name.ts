import { foldedText, foldedWords } from '../shared/folded-text';
import { usStates } from './us-states';
import { isZip, storedZip } from './zip';

const ZIP_LENGTH = 5;

/** Words that signs and maps shorten, and the postal service's list partly does not. */
const whole: Readonly<Record<string, string>> = {
  ...{
    st: 'saint',
    ste: 'sainte',
    ft: 'fort',
    mt: 'mount',
    mtn: 'mountain',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
  },
  ...{ hts: 'heights', spgs: 'springs', bch: 'beach', jct: 'junction', pt: 'point', vly: 'valley', vlg: 'village' },
};

const states: readonly (readonly [code: string, name: string])[] = Object.entries({
  ...usStates,
  ...{ PR: 'Puerto Rico', VI: 'Virgin Islands', GU: 'Guam', AS: 'American Samoa', MP: 'Northern Mariana Islands' },
}).map(([code, name]) => [code.toLowerCase(), foldedText(name)]);

/** The name of a city for comparison: St. Louis and Saint Louis, Winston-Salem and Winston Salem. */
export const placeKey = (city: string): string =>
  foldedWords(city.replaceAll('.', ' '))
    .map((word) => whole[word] ?? word)
    .join('');

/** A city that a text may name: the beginning of its name, and the states that it may be in. */
export interface PlaceReading {
  readonly city: string;
  /** Postal abbreviations; null if the text names no state. */
  readonly states: readonly string[] | null;
}

const codesOf = (fits: (name: string) => boolean): readonly string[] =>
  states.filter(([code, name]) => fits(code) || fits(name)).map(([code]) => code.toUpperCase());

/** The state of this abbreviation or name. */
const named = (text: string): readonly string[] => codesOf((name) => name === foldedText(text));

/** Whether a text is the abbreviation or name of a state. */
export const isState = (text: string): boolean => named(text).length > 0;

function startingWith(text: string): readonly string[] {
  const exact = named(text);
  return exact.length > 0 ? exact : codesOf((name) => name.startsWith(foldedText(text)));
}

const COUNTRY_AT_END = /[ ,](?:USA|U\.S\.A\.|US|U\.S\.|United States)$/i;
const CITY_AT_END = / city$/i;

/** Houston TX, Houston Texas, Fargo North Dakota: the state in the last words. */
function withLastWords(text: string): PlaceReading[] {
  const words = text.split(' ');
  return [1, 2, 3].flatMap((count) => {
    const [city, state] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    const codes = city === '' ? [] : named(state);
    return codes.length === 0 ? [] : [{ city, states: codes }];
  });
}

/** The places that a typed text may name, most likely first. */
export function placeReadings(typed: string): readonly PlaceReading[] {
  const text = typed.replaceAll(/\s+/g, ' ').trim().replace(COUNTRY_AT_END, '');
  const [city = '', ...rest] = text.split(',').map((part) => part.trim());
  const state = rest.filter((part) => part !== '').join(' ');
  const readings =
    state === '' ? [{ city, states: null }, ...withLastWords(city)] : [{ city, states: startingWith(state) }];
  // New York City is New York; Kansas City is found as it is.
  const shorter = readings
    .filter((reading) => CITY_AT_END.test(reading.city))
    .map((reading) => ({ ...reading, city: reading.city.replace(CITY_AT_END, '') }));
  return [...readings, ...shorter];
}

/** The five digits of a ZIP code, alone or at the end of a text; undefined without one. */
export function zipIn(typed: string): string | undefined {
  const last = /(?:^|[\s,])(\d{5}(?:[\s-]?\d{4})?)$/.exec(typed.trim())?.[1] ?? typed;
  return isZip(last) ? storedZip(last).slice(0, ZIP_LENGTH) : undefined;
}

interface NamedPlace {
  readonly city: string;
  readonly state: string;
}

/**
 * The one place among those found that a text names: by its name with its state, or by its name alone if no other place has
 * it.
 */
export function placeNamed<Place extends NamedPlace>(typed: string, places: readonly Place[]): Place | undefined {
  if (zipIn(typed) !== undefined) return places[0];
  for (const { city, states: within } of placeReadings(typed)) {
    const key = placeKey(city);
    const fitting = places.filter((place) => placeKey(place.city) === key && within?.includes(place.state) !== false);
    const [first] = fitting;
    if (first !== undefined && fitting.every(({ state }) => state === first.state)) return first;
  }
  return undefined;
}
