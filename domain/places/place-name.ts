import { foldedText, foldedWords } from '../shared/folded-text';
import { nicknames } from './nicknames';
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
    no: 'north',
    s: 'south',
    so: 'south',
    e: 'east',
    w: 'west',
  },
  ...{ ctr: 'center', crk: 'creek', fls: 'falls', grv: 'grove', hbr: 'harbor', lk: 'lake', pk: 'park', rdg: 'ridge' },
  ...{
    hts: 'heights',
    spgs: 'springs',
    sprgs: 'springs',
    bch: 'beach',
    jct: 'junction',
    pt: 'point',
    vly: 'valley',
    vlg: 'village',
  },
};

const states: readonly (readonly [code: string, name: string])[] = Object.entries({
  ...usStates,
  ...{ PR: 'Puerto Rico', VI: 'Virgin Islands', GU: 'Guam', AS: 'American Samoa', MP: 'Northern Mariana Islands' },
}).map(([code, name]) => [code.toLowerCase(), foldedText(name)]);

/** How people shortened states before the two letters of the postal service, and still do. */
const shortened: Readonly<Record<string, string>> = {
  ...{
    ala: 'al',
    alas: 'ak',
    ariz: 'az',
    ark: 'ar',
    cal: 'ca',
    calif: 'ca',
    colo: 'co',
    conn: 'ct',
    del: 'de',
    fla: 'fl',
  },
  ...{ ill: 'il', ind: 'in', kan: 'ks', kans: 'ks', mass: 'ma', mich: 'mi', minn: 'mn', miss: 'ms', mont: 'mt' },
  ...{
    neb: 'ne',
    nebr: 'ne',
    nev: 'nv',
    nmex: 'nm',
    ncar: 'nc',
    ndak: 'nd',
    okla: 'ok',
    ore: 'or',
    oreg: 'or',
    penn: 'pa',
  },
  ...{
    penna: 'pa',
    scar: 'sc',
    sdak: 'sd',
    tenn: 'tn',
    tex: 'tx',
    virg: 'va',
    wash: 'wa',
    wva: 'wv',
    wis: 'wi',
    wisc: 'wi',
  },
  ...{ wyo: 'wy' },
};

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
  const code = shortened[joined] ?? joined;
  return codesOf((name) => name === folded || name === code);
}

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
  // Pt. Arthur is no point.
  const ports = readings
    .filter((reading) => PORT.test(reading.city))
    .map((reading) => ({ ...reading, city: reading.city.replace(PORT, 'Port ') }));
  return [...readings.flatMap(nicknameOf), ...readings, ...shorter, ...ports];
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
