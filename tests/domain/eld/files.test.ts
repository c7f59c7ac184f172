import { describe, expect, it } from '@jest/globals';
import { gapsOf, isLicenseOf } from '#domain/eld/file/log-file';
import { isOutputFile, readOutputFile } from '#domain/eld/file/output-file';
import { readPlainCsv } from '#domain/eld/file/plain-csv';
import { anOutputFile } from '../../support/builders/log-files';
import { at } from './hours';

/** After the files of these tests. */
const now = Date.parse('2026-12-01T12:00:00Z');
const CHICAGO = { homeZone: 'America/Chicago', now };

describe('an output file', () => {
  it('has the active statuses of the driver, with their origin, until the file was made', () => {
    const text = anOutputFile([
      '1,1,2,1,1,061526,220000',
      '2,1,2,1,4,061626,060000',
      '3,1,1,1,3,061626,070000',
      '4,2,1,1,3,061626,064500',
      '5,1,1,1,4,061626,103000',
    ]);
    const { logs, skipped, faults, license, device } = readOutputFile(text, CHICAGO);

    expect(isOutputFile(text)).toBe(true);
    expect({ faults, skipped, license, device }).toEqual({
      faults: [],
      // A log-in, and a changed record.
      skipped: 2,
      license: { number: 'D1234567', state: 'TX' },
      device: 'ABC123',
    });
    expect(logs.map(({ rawStatus, startsAt, endsAt, origin }) => [rawStatus, startsAt, endsAt, origin])).toEqual([
      ['offDuty', at('2026-06-15T22:00'), at('2026-06-16T06:00'), 'driver'],
      ['onDuty', at('2026-06-16T06:00'), at('2026-06-16T07:00'), 'driver'],
      ['driving', at('2026-06-16T07:00'), at('2026-06-16T10:30'), 'automatic'],
      ['onDuty', at('2026-06-16T10:30'), at('2026-06-16T12:00'), 'automatic'],
    ]);
  });

  it('has personal use and yard moves, which end with the status before them', () => {
    const text = anOutputFile([
      '1,1,2,1,1,061626,060000',
      '2,1,2,3,1,061626,070000',
      '3,1,2,3,0,061626,080000',
      '4,1,2,1,4,061626,090000',
      '5,1,2,3,2,061626,093000',
    ]);

    expect(readOutputFile(text, CHICAGO).logs.map(({ rawStatus }) => rawStatus)).toEqual([
      'offDuty',
      'personalConveyance',
      'offDuty',
      'onDuty',
      'yardMove',
    ]);
  });

  it('has edits that wait for the driver apart, and skips other events', () => {
    const text = anOutputFile([
      '1,1,1,1,3,061626,070000',
      '2,3,3,1,4,061626,073000',
      '3,1,1,2,1,061626,080000',
      '4,1,1,6,1,061626,080000',
      '5,4,3,1,4,061626,081500',
    ]);
    const { logs, skipped } = readOutputFile(text, CHICAGO);

    // A log-in, a location, the engine, and a rejected edit.
    expect(skipped).toBe(4);
    expect(logs.map(({ rawStatus, isRequest, endsAt }) => [rawStatus, isRequest, endsAt])).toEqual([
      ['driving', false, at('2026-06-16T12:00')],
      ['onDuty', true, null],
    ]);
  });

  it('reads the hour that occurs twice in the order of its records', () => {
    const text = anOutputFile(
      ['1,1,1,1,3,110126,003000', '2,1,1,1,4,110126,013000', '3,1,1,1,3,110126,011500', '4,1,1,1,4,110126,020000'],
      { made: '110126,120000' },
    );

    expect(readOutputFile(text, CHICAGO).logs.map(({ startsAt }) => startsAt)).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T07:15:00.000Z',
      '2026-11-01T08:00:00.000Z',
    ]);
  });

  it.each([
    ['06', 'America/Denver', '2026-06-16T12:00:00.000Z'],
    ['07', 'America/Phoenix', '2026-06-16T14:00:00.000Z'],
    ['07', 'America/Chicago', '2026-06-16T13:00:00.000Z'],
  ])('has local times in the zone of the offset %s, or of the home terminal in %s', (offset, home, startsAt) => {
    const text = anOutputFile(['1,1,2,1,4,061626,070000'], { offset });

    expect(readOutputFile(text, { homeZone: home, now }).logs[0]?.startsAt).toBe(startsAt);
  });

  it('names all wrong lines together', () => {
    const text = anOutputFile([
      '1,1,2,1,9,061626,060000',
      '2,1,2,1,4,063126,060000',
      '3,1,2,1,4,061626,250000',
      '4,1,2,1,4,June 16,060000',
      '5,1,2',
      '6,1,2,1,constructor,061626,060000',
      '7,1,2,3,toString,061626,060000',
    ]);
    const { faults } = readOutputFile(text, CHICAGO);

    expect(faults).toEqual([
      { line: 13, fault: 'not-a-status' },
      { line: 14, fault: 'not-a-time' },
      { line: 15, fault: 'not-a-time' },
      { line: 16, fault: 'not-a-date' },
      { line: 17, fault: 'columns-missing' },
      { line: 18, fault: 'not-a-status' },
      { line: 19, fault: 'not-a-status' },
    ]);
  });

  it('has no records of the future; a wrong time of its making ends nothing', () => {
    const text = anOutputFile(['1,1,2,1,4,061626,070000', '2,1,2,1,4,010199,070000'], { made: '010199,120000' });
    const { faults, logs } = readOutputFile(text, CHICAGO);

    expect(faults).toEqual([{ line: 14, fault: 'not-yet' }]);
    expect(logs).toMatchObject([{ startsAt: at('2026-06-16T07:00'), endsAt: at('2026-06-16T07:00') }]);
  });

  it.each([
    ['without its header', (text: string) => text.slice(text.indexOf('User List:')), ['1 header-missing']],
    ['without a zone', () => anOutputFile(['1,1,2,1,4,061626,070000'], { offset: '' }), []],
    [
      'with lines of NUL and an empty header',
      () => 'ELD File Header Segment:\0\rELD Event List:\r',
      ['2 license-missing'],
    ],
    ['cut in an event', (text: string) => text.slice(0, text.indexOf('070000')), ['13 not-a-time']],
  ])('%s is read or refused', (_name, change, faults) => {
    const text = change(anOutputFile(['1,1,2,1,4,061626,070000']));
    const read = isOutputFile(text) ? readOutputFile(text, CHICAGO) : readPlainCsv(text, CHICAGO);

    expect(read.faults.map(({ line, fault }) => `${String(line)} ${fault}`)).toEqual(faults);
  });

  it('needs a license and a list of events', () => {
    expect(readOutputFile('ELD File Header Segment:\rDoe,Pat,pd,,,96\r', CHICAGO).faults).toEqual([
      { line: 2, fault: 'license-missing' },
      { line: 1, fault: 'header-missing' },
    ]);
  });
});

describe('a plain CSV file', () => {
  const csv = (...lines: string[]) => readPlainCsv(['status,start,end,remark,license', ...lines].join('\r\n'), CHICAGO);

  it('has instants, local times, remarks with commas and open ends', () => {
    const { logs, faults, license } = csv(
      'driving,2026-06-16T12:00:00Z,2026-06-16T13:00:00Z,"Fuel, Dallas",D1234567',
      'on_duty,2026-06-16 08:00,,,D1234567',
      'PC,2026-06-16 09:00,,,',
    );

    expect(faults).toEqual([]);
    expect(license).toEqual({ number: 'D1234567', state: null });
    expect(logs.map(({ rawStatus, startsAt, endsAt, remark }) => [rawStatus, startsAt, endsAt, remark])).toEqual([
      ['driving', '2026-06-16T12:00:00.000Z', '2026-06-16T13:00:00.000Z', 'Fuel, Dallas'],
      ['on_duty', '2026-06-16T13:00:00.000Z', '2026-06-16T14:00:00.000Z', null],
      ['PC', '2026-06-16T14:00:00.000Z', null, null],
    ]);
  });

  it('may repeat a record, and has gaps', () => {
    const { logs, duplicates } = csv(
      'driving,2026-06-16T12:00Z,2026-06-16T13:00Z',
      'driving,2026-06-16T12:00Z,2026-06-16T13:00Z',
      'off,2026-06-16T13:01Z,2026-06-16T14:00Z',
      'on,2026-06-16T14:30Z,',
    );

    expect(duplicates).toBe(1);
    expect(gapsOf(logs)).toEqual([{ from: '2026-06-16T14:00:00.000Z', to: '2026-06-16T14:30:00.000Z' }]);
  });

  it('names all wrong lines together', () => {
    const { faults } = csv(
      ',2026-06-16T12:00Z,',
      'driving,yesterday,',
      'driving,2026-02-30 10:00,',
      'off,2026-06-16T12:00Z,2026-06-16T11:00Z',
      'off,2026-06-17T12:00Z,2026-06-17T15:00Z',
      'on,2026-06-17T13:00Z,2026-06-17T16:00Z',
      'sb,2026-06-17T13:00Z,2026-06-17T16:00Z',
    );

    expect(faults).toEqual([
      { line: 2, fault: 'not-a-status' },
      { line: 3, fault: 'not-a-time' },
      { line: 4, fault: 'not-a-time' },
      { line: 5, fault: 'ends-before-start' },
      { line: 6, fault: 'overlaps-next' },
      { line: 8, fault: 'same-start' },
    ]);
  });

  it('has records of the year before now, and no later ones', () => {
    const { faults, logs } = csv(
      'driving,2026-12-01T12:05Z,',
      'driving,2026-12-01T12:06Z,',
      'off,2025-11-30T12:00Z,',
      'off,2025-11-30T11:59Z,',
      'on,0000-01-01 00:00,',
      'sb,9999-12-31T00:00Z,',
      'off,2026-11-30T12:00Z,2026-12-02T12:00Z',
    );

    expect(faults.map(({ line, fault }) => `${String(line)} ${fault}`)).toEqual([
      '3 not-yet',
      '5 too-old',
      '6 not-a-time',
      '7 not-yet',
      '8 not-yet',
    ]);
    expect(logs.map(({ startsAt }) => startsAt)).toEqual(['2025-11-30T12:00:00.000Z', '2026-12-01T12:05:00.000Z']);
  });

  it('has statuses of a few words, and remarks that are cut', () => {
    expect(csv(`${'x'.repeat(61)},2026-06-16T12:00Z,`).faults).toEqual([{ line: 2, fault: 'not-a-status' }]);
    expect(csv(`on,2026-06-16T12:00Z,,${'x'.repeat(1_000)}`).logs[0]?.remark).toHaveLength(200);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFstatus,start\non,2026-06-16T12:00Z', 'utf16le'), ['1 header-missing']],
    ['UTF-8 with a mark', Buffer.from('\uFEFFstatus,start\non,2026-06-16T12:00Z'), []],
    ['Windows-1252', Buffer.from('status,start,end,remark\non,2026-06-16T12:00Z,,Ca\xF1on', 'latin1'), []],
  ])('in %s is read or refused', (_name, content, faults) => {
    const read = readPlainCsv(content.toString('utf8'), CHICAGO);

    expect(read.faults.map(({ line, fault }) => `${String(line)} ${fault}`)).toEqual(faults);
  });

  it('needs its heading', () => {
    expect(readPlainCsv('driving,2026-06-16T12:00Z', CHICAGO).faults).toEqual([{ line: 1, fault: 'header-missing' }]);
  });

  it('names no license if it names several', () => {
    const { license } = csv('on,2026-06-16T12:00Z,,,D1', 'off,2026-06-16T13:00Z,,,D2');

    expect(license && isLicenseOf(license, [{ number: 'D1', state: 'TX' }])).toBe(false);
  });
});

describe('the license of a file', () => {
  const held = [{ number: 'D-123 4567', state: 'TX' }];

  it.each([
    [{ number: 'd1234567', state: 'TX' }, true],
    [{ number: 'D1234567', state: null }, true],
    [{ number: 'D1234567', state: 'OK' }, false],
    [{ number: 'D7654321', state: 'TX' }, false],
  ])('%j', (license, isHeld) => {
    expect(isLicenseOf(license, held)).toBe(isHeld);
  });
});
