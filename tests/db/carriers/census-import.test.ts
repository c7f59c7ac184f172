import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { searchCensus } from '#db/carriers/census';
import type { Db } from '#db/core/handle';
import { importCensus } from '../../../admin/fmcsa/import-census';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
let folder: string;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(1));
  folder = await mkdtemp(join(tmpdir(), 'census-'));
});
beforeEach(async () => {
  await db('fmcsa_carriers').delete();
  mayRemoveMany = false;
  encoding = 'utf8';
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

/** The first columns of the public file, including some that are not imported. */
const header =
  '"DOT_NUMBER","LEGAL_NAME","DBA_NAME","CARRIER_OPERATION","PHY_STREET","PHY_CITY","PHY_STATE","PHY_ZIP","EMAIL_ADDRESS","NBR_POWER_UNIT","DRIVER_TOTAL"';
const acme = '"12","ACME ""BIG RIG"", INC","ACME, AND SONS","A","1 Main St","ENID","OK","73701","","7","9"';
const zephyr = '"345","ZEPHYR LINES","","C","2 Main St","RENO","NV","89501-1234","z@example.com","",""';

let mayRemoveMany = false;
let encoding: BufferEncoding = 'utf8';

/** Imports these lines, or a file with these bytes. */
async function runImport(...lines: readonly string[] | readonly [Buffer]) {
  const file = join(folder, 'census.csv');
  const [bytes] = lines;
  if (bytes instanceof Buffer) await writeFile(file, bytes);
  else await writeFile(file, `${lines.join('\r\n')}\r\n`, encoding);
  const parts: number[] = [];
  const result = await importCensus(db, file, { progress: (part) => parts.push(part), mayRemoveMany });
  return { ...result, parts };
}
const numbers = () => db('fmcsa_carriers').orderBy('dot_number').pluck<number[]>('dot_number');

describe('the census import', () => {
  it('finds columns by name, with quotes, commas and empty fields', async () => {
    const { carriers, changed, removed } = await runImport(header, acme, zephyr);

    expect([carriers, changed, removed]).toEqual([2, 2, 0]);
    expect(await searchCensus(db, 'acme')).toEqual([
      {
        mcdotNumber: '12',
        legalName: 'ACME "BIG RIG", INC',
        dbaName: 'ACME, AND SONS',
        city: 'ENID',
        state: 'OK',
        zip: '73701',
        powerUnits: 7,
        drivers: 9,
      },
    ]);
    expect(await searchCensus(db, '345')).toMatchObject([{ dbaName: null, powerUnits: null, zip: '89501-1234' }]);
    expect(await db('fmcsa_carriers').orderBy('dot_number').pluck('street')).toEqual(['1 Main St', '2 Main St']);
  });

  it('accepts columns in another order, and a byte order mark', async () => {
    const mixed = '\uFEFFdriver_total,phy_zip,legal_name,dot_number,dba_name,phy_city,phy_state,nbr_power_unit';

    await runImport(mixed, '3,79901,OTHER ORDER LLC,77,,EL PASO,TX,2');

    expect(await searchCensus(db, 'other')).toMatchObject([{ mcdotNumber: '77', drivers: 3, powerUnits: 2 }]);
  });

  it("reads today's columns, and leaves out carriers that are not active", async () => {
    const today =
      'MCS150_DATE,DOT_NUMBER,LEGAL_NAME,DBA_NAME,PHY_CITY,PHY_STATE,PHY_ZIP,POWER_UNITS,TOTAL_DRIVERS,STATUS_CODE';

    const { carriers, skipped } = await runImport(
      today,
      '20250101,12,ACTIVE LINES,,ENID,OK,73701,7,9,A',
      '20250101,13,CLOSED LINES,,ENID,OK,73701,7,9,I',
    );

    expect([carriers, skipped]).toEqual([1, 0]);
    expect(await searchCensus(db, 'active')).toMatchObject([{ mcdotNumber: '12', powerUnits: 7, drivers: 9 }]);
    // A part of the file without streets is imported as well.
    expect(await db('fmcsa_carriers').pluck('street')).toEqual([null]);
  });

  it.each([
    ['"" QUICK" JOHN\'S DELIVERY"', '" QUICK" JOHN\'S DELIVERY'],
    ['"JOE "THE TRUCKER" SMITH"', 'JOE "THE TRUCKER" SMITH'],
    ['"ACME ""BIG RIG"", INC"', 'ACME "BIG RIG", INC'],
    ['"5" PIPE HAULERS"', '5" PIPE HAULERS'],
  ])('reads a name with quotes: %s', async (quoted, legalName) => {
    await runImport(header, zephyr.replace('"ZEPHYR LINES"', quoted), acme);

    expect(await db('fmcsa_carriers').orderBy('dot_number').pluck('legal_name')).toEqual([
      'ACME "BIG RIG", INC',
      legalName,
    ]);
  });

  it.each(['utf8', 'latin1', 'utf16le'] as const)('reads a file in %s, and finds its names', async (written) => {
    encoding = written;
    const mark = written === 'utf16le' ? '\uFEFF' : '';

    await runImport(mark + header, zephyr.replace('ZEPHYR LINES', 'PEÑA TRUCKING'));

    for (const text of ['peña', 'pena', 'PEÑA TRUCKING'.normalize('NFD')])
      expect(await searchCensus(db, text)).toMatchObject([{ legalName: 'PEÑA TRUCKING' }]);
  });

  it('finds names with words that are written out or shortened', async () => {
    const named = (number: string, name: string) => zephyr.replace('345', number).replace('ZEPHYR LINES', name);

    await runImport(header, named('346', 'SAINT LOUIS FREIGHT'), named('347', 'FT WAYNE HAULERS'));

    for (const text of ['St. Louis', 'Saint Louis', 'st louis fr'])
      expect(await searchCensus(db, text)).toMatchObject([{ legalName: 'SAINT LOUIS FREIGHT' }]);
    for (const text of ['Fort Wayne', 'Ft. Wayne', 'fort wayne haul'])
      expect(await searchCensus(db, text)).toMatchObject([{ legalName: 'FT WAYNE HAULERS' }]);
  });

  const wide = { 'big-endian': (text: string) => Buffer.from(text, 'utf16le').swap16(), 'little-endian': undefined };
  it.each(Object.keys(wide) as (keyof typeof wide)[])(
    'reads two bytes for each character, %s, without a mark',
    async (order) => {
      const text = [header, zephyr.replace('ZEPHYR LINES', 'PEÑA TRUCKING')].join('\r\n');
      for (const mark of ['', '\uFEFF']) {
        await db('fmcsa_carriers').delete();
        const bytes = wide[order]?.(mark + text) ?? Buffer.from(mark + text, 'utf16le');

        await runImport(bytes);

        expect(await searchCensus(db, 'pena')).toMatchObject([{ legalName: 'PEÑA TRUCKING' }]);
      }
    },
  );

  it.each([
    ['a comma', ',', '\r\n'],
    ['a semicolon', ';', '\r\n'],
    ['a tab', '\t', '\n'],
    ['a bar', '|', '\r'],
  ])('reads columns that are separated by %s', async (_name, separator, end) => {
    const lines = [header, acme, zephyr].map((line) => line.replaceAll('","', `"${separator}"`));

    await runImport(Buffer.from(lines.join(end)));

    expect(await searchCensus(db, 'acme')).toMatchObject([{ legalName: 'ACME "BIG RIG", INC', drivers: 9 }]);
    expect(await numbers()).toEqual([12, 345]);
  });

  it('reads texts of several lines, and is not led astray by other quotes', async () => {
    const { carriers, skipped } = await runImport(
      header,
      acme.replace('1 Main St', '1 Main St\r\nSuite 4'),
      zephyr.replace('ZEPHYR LINES', 'ZEPHYR\nLINES'),
      '"500","CUT "OFF',
      zephyr.replace('345', '346'),
    );

    expect([carriers, skipped]).toEqual([4, 0]);
    expect(await searchCensus(db, '345')).toMatchObject([{ legalName: 'ZEPHYR LINES' }]);
    expect(await numbers()).toEqual([12, 345, 346, 500]);
  });

  it('removes many carriers only if it may', async () => {
    const lines = Array.from({ length: 400 }, (_, index) => zephyr.replace('345', String(1000 + index)));
    await runImport(header, ...lines);

    await expect(runImport(header, acme)).rejects.toThrow('lacks 400 of 400 stored carriers');
    expect(await numbers()).toHaveLength(400);
    expect((await runImport(header, ...lines.slice(100))).removed).toBe(100);
    mayRemoveMany = true;
    expect((await runImport(header, acme)).removed).toBe(300);
  });

  it('writes nothing the second time, and then only changed rows', async () => {
    await runImport(header, acme, zephyr);
    const again = await runImport(header, acme, zephyr);
    const later = await runImport(header, acme.replace('ENID', 'TULSA'), zephyr.replace('345', '346'));

    expect([again.changed, again.removed]).toEqual([0, 0]);
    expect([later.changed, later.removed]).toEqual([2, 1]);
    expect(await numbers()).toEqual([12, 346]);
  });

  it('skips rows without a carrier, and imports a repeated number once', async () => {
    const { carriers, skipped } = await runImport(header, acme, acme, '"","NO NUMBER"', '"99",""', '"short"', zephyr);

    expect([carriers, skipped]).toEqual([3, 3]);
    expect(await numbers()).toEqual([12, 345]);
  });

  it('imports in batches and reports progress', async () => {
    const lines = Array.from({ length: 12_000 }, (_, index) => zephyr.replace('345', String(1000 + index)));

    const { carriers, parts } = await runImport(header, ...lines);

    expect(carriers).toBe(12_000);
    expect(parts).toHaveLength(3);
    expect(parts.at(-1)).toBe(1);
    expect(await numbers()).toHaveLength(12_000);
  });

  it.each([
    ['another file', ['"NAME","AGE"', '"Ann","41"'], 'This is not an FMCSA census file: missing columns DOT_NUMBER'],
    ['a file without carriers', [header], 'The file contains no carriers. Nothing was changed.'],
  ])('refuses %s and keeps the stored carriers', async (_, lines, message) => {
    await runImport(header, acme);

    await expect(runImport(...lines)).rejects.toThrow(message);
    expect(await numbers()).toEqual([12]);
  });

  it('reports which file is missing', async () => {
    await expect(importCensus(db, join(folder, 'none.csv'), { progress: () => undefined })).rejects.toThrow('none.csv');
  });
});
