import { usStates } from '../places/us-states';

/** Query types of the FMCSA Drug and Alcohol Clearinghouse with their numbers in the bulk file. */
export const clearinghouseQueries = { limited: 1, full: 2, preEmployment: 3, limitedAutomatic: 4 } as const;
/** One query type. */
export type ClearinghouseQuery = keyof typeof clearinghouseQueries;

/** The driver of a query; dates as `yyyy-mm-dd`. */
export interface ClearinghouseDriver {
  readonly lastName: string;
  readonly firstName: string;
  readonly birthDate: string;
  readonly licenseNumber: string;
  readonly licenseState: string;
}

const COUNTRY = 'US';
const COLUMNS = 7;

// A tab or a line break in a name would shift every column after it.
const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const americanDate = (date: string): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/**
 * The bulk file, one tab-delimited line per driver: last name, first name, date of birth, license, country, state,
 * query type.
 */
export const writeBulkFile = (drivers: readonly ClearinghouseDriver[], query: ClearinghouseQuery): string =>
  drivers
    .map((driver) =>
      [
        cell(driver.lastName),
        cell(driver.firstName),
        americanDate(driver.birthDate),
        cell(driver.licenseNumber),
        COUNTRY,
        cell(driver.licenseState),
        String(clearinghouseQueries[query]),
      ].join('\t'),
    )
    .map((line) => `${line}\r\n`)
    .join('');

/**
 * The status of a line's query: completed, in progress, waiting for the driver's specific consent (49 CFR 382.703), or
 * no such driver.
 */
export type ClearinghouseStatus = 'completed' | 'pending' | 'consentNeeded' | 'notFound';

/** One parsed line of a result. */
export interface ClearinghouseLine {
  /** Counted from 1, as in an editor. */
  readonly line: number;
  /** The driver's license in the form of {@link licenseKey}; null if the line is malformed. */
  readonly license: string | null;
  readonly status: ClearinghouseStatus | null;
  /** The line's content, column by column. */
  readonly cells: readonly string[];
}

/** The columns of a result; there may be more. */
export const clearinghouseColumns = [
  'Last name',
  'First name',
  'Date of birth',
  'CDL number',
  'Country',
  'State',
  'Type of query',
  'Query status',
] as const;

/** A normalized license with its holder's date of birth, for matching lines with drivers. */
export const licenseKey = (driver: Pick<ClearinghouseDriver, 'licenseNumber' | 'licenseState' | 'birthDate'>): string =>
  [
    driver.licenseNumber.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase(),
    driver.licenseState.trim().toUpperCase(),
    driver.birthDate,
  ].join('/');

/** Statuses in the Clearinghouse's query history. */
const statuses: Readonly<Record<string, ClearinghouseStatus>> = {
  completed: 'completed',
  'driver not prohibited': 'completed',
  'driver prohibited': 'completed',
  'awaiting processing': 'pending',
  processing: 'pending',
  'specific consent required': 'consentNeeded',
  'pending driver consent': 'consentNeeded',
  'driver not found': 'notFound',
};

/** The cells of a line: tabs separate them, or what a spreadsheet made of them, with quotes where it needs them. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', '|', ','].find((sign) => line.split(sign).length >= COLUMNS) ?? '\t';
  const parts: string[] = [];
  let open: string | undefined;
  for (const part of line.split(separator)) {
    const whole = open === undefined ? part : `${open}${separator}${part}`;
    const isOpen = whole.trimStart().startsWith('"') && whole.split('"').length % 2 === 0;
    open = isOpen ? whole : undefined;
    if (!isOpen) parts.push(whole);
  }
  return [...parts, ...(open === undefined ? [] : [open])].map((text) => cell(unquoted(text.trim())));
}

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;

/**
 * Parses a result: the columns of the bulk file, then the status of the query. Headings and empty lines are skipped.
 */
export const readBulkResult = (text: string): ClearinghouseLine[] =>
  text
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .flatMap((content, index) => {
      const cells = cellsOf(content);
      const isHeading = index === 0 && cells[2] !== undefined && !/\d/.test(cells[2]);
      const isEmpty = cells.every((each) => each === '');
      return isEmpty || isHeading ? [] : [readLine(cells, index + 1)];
    });

/** 5/14/1988, with or without the hour that a spreadsheet adds. */
const AMERICAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/;

/** The date as `yyyy-mm-dd`; undefined if it is none. */
function dateOf(text: string): string | undefined {
  const [, isoYear, isoMonth = '', isoDay = ''] = ISO.exec(text) ?? [];
  if (isoYear !== undefined) return `${isoYear}-${isoMonth}-${isoDay}`;
  const [, month = '', day = '', year] = AMERICAN.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const stateCodes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code]),
);

function readLine(cells: readonly string[], line: number): ClearinghouseLine {
  const [, , date = '', licenseNumber = '', , state = ''] = cells;
  const status = statuses[cells[COLUMNS]?.toLowerCase() ?? ''] ?? null;
  const birthDate = dateOf(date);
  if (birthDate === undefined || licenseNumber === '') return { line, license: null, status, cells };
  const licenseState = stateCodes[state.toLowerCase()] ?? state;
  return { line, license: licenseKey({ licenseNumber, licenseState, birthDate }), status, cells };
}
