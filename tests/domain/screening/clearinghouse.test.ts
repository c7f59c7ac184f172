import { describe, expect, it } from '@jest/globals';
import { clearinghouseColumns, licenseKey, readBulkResult, writeBulkFile } from '#domain/screening/clearinghouse';

const driver = {
  lastName: "O'Neil\tJr.",
  firstName: 'Ann\nMarie',
  birthDate: '1980-02-09',
  licenseNumber: 'tx-12 34',
  licenseState: 'TX',
};

describe('the bulk file of the Clearinghouse', () => {
  it.each([
    ['limited', 1],
    ['full', 2],
    ['preEmployment', 3],
    ['limitedAutomatic', 4],
  ] as const)('contains the code of the query type %s, and names cannot break its columns', (query, number) => {
    expect(writeBulkFile([driver], query)).toBe(
      `O'Neil Jr.\tAnn Marie\t02/09/1980\ttx-12 34\tUS\tTX\t${String(number)}\r\n`,
    );
  });

  it('is empty without drivers', () => {
    expect(writeBulkFile([], 'full')).toBe('');
  });
});

describe('the response of the Clearinghouse', () => {
  it('identifies drivers by license and birth date, in any spelling of the number', () => {
    const line = writeBulkFile([driver], 'limited').trimEnd();
    const [read] = readBulkResult(`\uFEFF${line}\tDriver Not Prohibited\r\n`);

    expect(read).toEqual({
      line: 1,
      license: licenseKey({ ...driver, licenseNumber: 'TX1234' }),
      status: 'completed',
      cells: [...line.split('\t'), 'Driver Not Prohibited'],
    });
  });

  it.each([
    ['as it came', '\t', '\r\n', (text: string) => text],
    ['from a spreadsheet', ',', '\r\n', (text: string) => `"${text.replaceAll('"', '""')}"`],
    [
      'from a spreadsheet of another country',
      ';',
      '\n',
      (text: string) => (/[;,"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text),
    ],
    ['with the line ends of an older Mac', '\t', '\r', (text: string) => text],
    ['with quotes around everything', '\t', '\n', (text: string) => `"${text.replaceAll('"', '""')}"`],
  ])('is read %s', (...[, separator, end, written]) => {
    const cells = ['Roe, Jr.', 'Jo "Bo"', '01/02/1980', 'Z9', 'US', 'TX', '1', 'Completed'];
    const lines = [clearinghouseColumns, cells, cells.map(() => '')];
    const text = lines.map((line) => line.map((each) => written(each)).join(separator)).join(end);

    expect(readBulkResult(`\uFEFF${text}${end}`)).toEqual([
      { line: 2, license: 'Z9/TX/1980-01-02', status: 'completed', cells },
    ]);
  });

  it('reports pending queries, unknown drivers and malformed lines', () => {
    const heading = 'Last\tFirst\tDOB\tCDL\tCountry\tState\tType\tStatus';
    const lineOf = (status: string) => `Roe\tJo\t1/2/1980\tZ9\tUS\tTX\t1\t${status}`;
    const text = [
      heading,
      lineOf('Pending driver consent'),
      '',
      lineOf('Driver not found'),
      lineOf('???'),
      'Roe;Jo',
    ].join('\n');

    expect(readBulkResult(text).map(({ cells: _cells, ...line }) => line)).toEqual([
      { line: 2, license: 'Z9/TX/1980-01-02', status: 'consentNeeded' },
      { line: 4, license: 'Z9/TX/1980-01-02', status: 'notFound' },
      { line: 5, license: 'Z9/TX/1980-01-02', status: null },
      { line: 6, license: null, status: null },
    ]);
  });
});
