import { describe, expect, it } from '@jest/globals';
import { checkFaults, fileCheckValue, lineCheckValue } from '#domain/eld/file/check-values';
import { readOutputFile } from '#domain/eld/file/output-file';
import { anOutputFile } from '../../support/builders/log-files';

const EVENTS = ['1,1,2,1,1,061626,060000', '2,1,2,1,4,061626,070000', '3,1,1,1,3,061626,080000'];

describe('the check value of a line', () => {
  it.each([
    // The sum 1 is 00000001, rotated 00001000, and with 96 it is 9E.
    ['1', '9E'],
    // 1 + 2 + 3 = 6: 00000110, 00110000, A6. Commas, spaces, points and zeros count nothing.
    ['1,2 ,3.0', 'A6'],
    // A = 17 and Z = 42, a = 49 and z = 74: 182 = B6, rotated B5, and with 96 it is 23.
    ['A,Z,a,z', '23'],
    // 16 z are 1,184 = 4A0: only the lower byte A0 counts, rotated 05, and with 96 it is 93.
    ['z'.repeat(16), '93'],
    ['', '96'],
  ])('of "%s" is %s', (line, value) => {
    expect(lineCheckValue(line)).toBe(value);
  });
});

describe('the check value of a file', () => {
  it.each([
    [[], '969C'],
    // 9E + A6 = 0144: 01 is rotated to 08 and 44 to 22, and with 969C they are 9EBE.
    [['9E', 'A6'], '9EBE'],
  ])('of %j is %s', (values, value) => {
    expect(fileCheckValue(values)).toBe(value);
  });
});

describe('a file', () => {
  const file = anOutputFile(EVENTS);

  it.each([
    ['as the device wrote it', file],
    ['with check values in small letters', file.replace(/[0-9A-F]{4}$/, (value) => value.toLowerCase())],
    ['with line breaks of another system', `${file.replaceAll('\r', '\r\n')}\r\n`],
  ])('%s agrees', (_name, text) => {
    expect(checkFaults(text)).toEqual([]);
  });

  it.each([
    ['whose driving was moved', file.replace('061626,080000', '061626,090000'), [[15, 'check-value-differs']]],
    [
      'with a line that was left out',
      file.replace(/3,1,1,1,3,061626,080000,..\r/, ''),
      [[19, 'file-check-value-differs']],
    ],
    ['without its end', file.slice(0, file.indexOf('End of File:')), [[1, 'file-check-value-differs']]],
    ['with a line without a check value', file.replace(/(061626,080000),../, '$1'), [[15, 'check-value-differs']]],
  ])('%s does not', (_name, text, faults) => {
    expect(checkFaults(text).map(({ line, fault }) => [line, fault])).toEqual(faults);
    expect(
      readOutputFile(text, { homeZone: 'America/Chicago', now: Date.parse('2026-12-01T12:00:00Z') }).faults,
    ).toEqual(checkFaults(text));
  });
});
