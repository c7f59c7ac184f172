import { foldedText, foldedWords } from '../shared/folded-text';
import { shortForms } from '../shared/short-forms';
import { nicknames } from './nicknames';
import { oldStates, placeWords } from './place-words';
import { usStates } from './us-states';
import { isZip, storedZip } from './zip';

const ZIP_LENGTH = 5;

const states: readonly (readonly [code: string, name: string])[] = Object.entries({
  ...usStates,
  ...{ PR: 'Puerto Rico', VI: 'Virgin Islands', GU: 'Guam', AS: 'American Samoa', MP: 'Northern Mariana Islands' },
}).map(([code, name]) => [code.toLowerCase(), foldedText(name)]);

/** The name of a city for comparison: St. Louis and Saint Louis, Winston-Salem and Winston Salem. */
export function placeKey(city: string): string {
  const words = foldedWords(city.replaceAll('.', ' '));
  // A single word may be the beginning of a longer one.
  const written = words.length === 1 ? shortForms : placeWords;
  return words.map((word) => written[word] ?? word).join('');
}

/** A city that a text may name: the beginning of its name, and the states that it may be in. */
export interface PlaceReading {
  readonly city: string;
  /** Postal abbreviations; null if the text names no state. */
  readonly states: readonly string[] | null;
  /** Whether the city is meant by its nickname: others that begin like it may be meant as well. */
  readonly isNickname?: true;
}

const codesOf = (fits: (name: string) => boolean): readonly string[] =>
  states.filter(([code, name]) => fits(code) || fits(name)).map(([code]) => code.toUpperCase());

/** The state of this abbreviation or name. */
function named(text: string): readonly string[] {
  const folded = foldedText(text);
  // D C, W Va
  const joined = folded.replaceAll(' ', '');
  const code = oldStates[joined] ?? joined;
  return codesOf((name) => name === folded || name === code);
}

const stateNames = new Map(states.map(([code, name]) => [code.toUpperCase(), name]));

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
  const text = beforeState(typed.replaceAll(/\s+/g, ' ').trim().replace(COUNTRY_AT_END, ''));
  const [city = '', ...rest] = text.split(',').map((part) => part.trim());
  const state = rest.filter((part) => part !== '').join(' ');
  const readings =
    state === '' ? [{ city, states: null }, ...withLastWords(city)] : [{ city, states: startingWith(state) }];
  // New York City is New York; Kansas City is found as it is.
  const shorter = readings
    .filter((reading) => CITY_AT_END.test(reading.city))
    .map((reading) => ({ ...reading, city: reading.city.replace(CITY_AT_END, '') }));
  const others = readings.flatMap(({ city: name, ...rest }) =>
    otherNames(name).map((other) => ({ ...rest, city: other })),
  );
  return [...readings.flatMap(nicknameOf), ...readings, ...shorter, ...others, ...behindState(text)];
}

/** TX, Dallas. */
function behindState(text: string): PlaceReading[] {
  const words = text.split(/[ ,]+/);
  return [1, 2, 3].flatMap((count) => {
    const [state, city] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const codes = city === '' ? [] : named(state);
    return codes.length === 0 ? [] : [{ city, states: codes }];
  });
}

const KIND_OF_PLACE = /^(?:the|(?:city|town|township|twp\.?|village|vlg\.?|borough) of) /i;
const KIND_AT_END = / (?:twp\.?|township)$/i;

/** Other meanings of a name: Pt. Arthur is no point, Va Beach is in Virginia, and the Township of Edison is Edison. */
function otherNames(city: string): string[] {
  const [first = '', ...rest] = city.split(' ');
  const [state] = rest.length === 0 ? [] : named(first);
  const bare = city.replace(KIND_OF_PLACE, '').replace(KIND_AT_END, '');
  return [
    ...(PORT.test(city) ? [city.replace(PORT, 'Port ')] : []),
    ...(state === undefined ? [] : [`${stateNames.get(state) ?? ''} ${rest.join(' ')}`]),
    ...(bare === city ? [] : [bare]),
  ];
}

const PORT = /^pt\.? /i;

/** Houston/TX */
function beforeState(text: string): string {
  const at = text.lastIndexOf('/');
  return at > 0 && isState(text.slice(at + 1)) ? `${text.slice(0, at)},${text.slice(at + 1)}` : text;
}

/** The city that the text means by its nickname, in a state that it has. */
function nicknameOf({ city, states: within }: PlaceReading): PlaceReading[] {
  const found = nicknames.get(placeKey(city)) ?? nicknames.get(foldedText(city).replaceAll(' ', ''));
  const fitting = found?.states.filter((state) => within?.includes(state) !== false) ?? [];
  return found === undefined || fitting.length === 0 ? [] : [{ city: found.city, states: fitting, isNickname: true }];
}

/** The five digits of a ZIP code, alone, before a city or at the end of a text; undefined without one. */
export function zipIn(typed: string): string | undefined {
  const text = typed.trim().replace(COUNTRY_AT_END, '');
  const last = /(?:^|[\s,])(\d{5}(?:[\s-]?\d{4})?)$/.exec(text)?.[1] ?? /^(\d{5}) \D*$/.exec(text)?.[1] ?? text;
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
