/** Kinds of queries of the federal Drug and Alcohol Clearinghouse, as its bulk file numbers them. */
export const clearinghouseQueries = { limited: 1, full: 2, preEmployment: 3, limitedAutomatic: 4 } as const;
/** One kind of query. */
export type ClearinghouseQuery = keyof typeof clearinghouseQueries;

/** Who is asked about; dates as `yyyy-mm-dd`. */
export interface ClearinghouseDriver {
  readonly lastName: string;
  readonly firstName: string;
  readonly birthDate: string;
  readonly licenseNumber: string;
  readonly licenseState: string;
}

const COUNTRY = 'US';
const COLUMNS = 7;

// A tab or a line break in a name would move every column after it.
const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const americanDate = (date: string): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** The bulk file: a line each, tab-delimited: last name, first name, date of birth, licence, country, state, kind of query. */
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

/** What the Clearinghouse said of a line: it has an answer, it still works on it, or it does not know the driver. */
export type ClearinghouseAnswer = 'completed' | 'pending' | 'notFound';

/** One line of a result that was read. */
export interface ClearinghouseLine {
  /** Counted from 1, as an editor shows it. */
  readonly line: number;
  /** Which driver it is about, written as {@link licenseKey} does; null when the line makes no sense. */
  readonly license: string | null;
  readonly answer: ClearinghouseAnswer | null;
  /** What it says, column by column. */
  readonly cells: readonly string[];
}

/** What each column of an answer holds; it may have more than these. */
export const clearinghouseColumns = [
  'Last name',
  'First name',
  'Date of birth',
  'CDL number',
  'Country',
  'State',
  'Type of query',
  'Answer',
] as const;

/** Names a licence and its holder's birthday, so that lines and drivers find each other. */
export const licenseKey = (driver: Pick<ClearinghouseDriver, 'licenseNumber' | 'licenseState' | 'birthDate'>): string =>
  [
    driver.licenseNumber.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase(),
    driver.licenseState.trim().toUpperCase(),
    driver.birthDate,
  ].join('/');

/** Words of the Clearinghouse's query history. */
const answers: Readonly<Record<string, ClearinghouseAnswer>> = {
  completed: 'completed',
  'driver not prohibited': 'completed',
  'driver prohibited': 'completed',
  'awaiting processing': 'pending',
  processing: 'pending',
  'specific consent required': 'pending',
  'pending driver consent': 'pending',
  'driver not found': 'notFound',
};

/** Reads a result: the columns of the bulk file, then what became of the query. A heading and empty lines are passed over. */
export const readBulkResult = (text: string): ClearinghouseLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((content, index) => {
      const cells = content.split('\t').map((part) => part.trim());
      const isHeading = index === 0 && cells[2] !== undefined && !/\d/.test(cells[2]);
      return content.trim() === '' || isHeading ? [] : [readLine(cells, index + 1)];
    });

const readLine = (cells: readonly string[], line: number): ClearinghouseLine => {
  const [, , date = '', licenseNumber = '', , licenseState = ''] = cells;
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date) ?? [];
  const answer = answers[cells[COLUMNS]?.toLowerCase() ?? ''] ?? null;
  if (month === undefined || day === undefined || year === undefined || licenseNumber === '') {
    return { line, license: null, answer, cells };
  }
  const birthDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { line, license: licenseKey({ licenseNumber, licenseState, birthDate }), answer, cells };
};
