import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultNames } from '#domain/payroll-exports/schema';
import { clockText, type ExportedWorkday, iifFile, timeLines } from '#domain/payroll-exports/time-lines';
import { quickBooksText } from '#domain/shared/quickbooks-text';
import { aPayLine } from '../../support/builders/payouts';

const workday = (over: Partial<ExportedWorkday> = {}): ExportedWorkday => ({
  day: '2027-01-04',
  driver: 'Jo Ray',
  title: 'Night drayage',
  facility: 'Yard 1',
  minutes: 480,
  payCents: 20_000,
  lines: [],
  weekOvertimeSeconds: 0,
  ...over,
});
const overtime = (seconds: number) => aPayLine('2027-01-04', { kind: 'overtimeDaily', quantity: seconds, factor: 1.5 });
const names = { ...defaultNames, companyCreateTime: '1071581450' };

describe('the lines of time', () => {
  it('of a week of 47:30 add up to 47:30, overtime on its own', () => {
    const week = [600, 570, 600, 540, 540].map((minutes) =>
      workday({ minutes, lines: [aPayLine('2027-01-04'), overtime((minutes - 480) * 60)] }),
    );
    const lines = week.flatMap(timeLines);
    const total = (kind: string) =>
      lines.filter((line) => line.kind === kind).reduce((sum, { minutes }) => sum + minutes, 0);

    expect([total('regular'), total('overtime')]).toEqual([40 * 60, 7.5 * 60]);
    expect(clockText(total('regular') + total('overtime'))).toBe('47:30');
  });

  it('have the overtime that an approval made of earlier days, within its own minutes', () => {
    const kinds = (weekOvertimeSeconds: number) =>
      timeLines(workday({ lines: [overtime(3_600)], weekOvertimeSeconds })).map(({ kind, minutes }) => [kind, minutes]);

    expect(kinds(7_200)).toEqual([
      ['regular', 300],
      ['overtime', 180],
    ]);
    expect(kinds(-7_200)).toEqual([['regular', 480]]);
    expect(kinds(36_000)).toEqual([['overtime', 480]]);
  });

  it('are at most 23:59 long', () => {
    expect(timeLines(workday({ minutes: 1_500 })).map(({ minutes }) => clockText(minutes))).toEqual(['23:59', '01:01']);
  });

  it('are together the approved minutes, whatever the seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 200_000 }), (minutes, seconds) => {
        const lines = timeLines(workday({ minutes, lines: [overtime(seconds)] }));

        expect(lines.reduce((sum, line) => sum + line.minutes, 0)).toBe(minutes);
        expect(lines.every((line) => line.minutes > 0 && line.minutes < 1_440)).toBe(true);
      }),
    );
  });
});

describe('a text for QuickBooks', () => {
  it.each([
    ['Nguyễn; José', 'Nguyen, Jose'],
    ['Łukasz Đặng', 'Lukasz Dang'],
    ['two\tcells\nand lines', 'two cells and lines'],
    ['O’Neil “Doc” Großmann', "O'Neil 'Doc' Grossmann"],
    ['王 Wang', '? Wang'],
  ])('%j is %j', (text, plain) => {
    expect(quickBooksText(text)).toBe(plain);
  });
});

it('the file has a timer header and a line for each duration', () => {
  const file = iifFile(timeLines(workday({ driver: 'José Peña', minutes: 600, lines: [overtime(7_200)] })), {
    carrier: 'Blue Ridge; Carriers',
    names,
  });

  expect(file.split('\r\n')).toEqual([
    '!TIMERHDR\tVER\tREL\tCOMPANYNAME\tIMPORTEDBEFORE\tFROMTIMER\tCOMPANYCREATETIME',
    'TIMERHDR\t8\t0\tBlue Ridge, Carriers\tN\tY\t1071581450',
    '!TIMEACT\tDATE\tJOB\tEMP\tITEM\tPITEM\tDURATION\tPROJ\tNOTE\tBILLINGSTATUS',
    'TIMEACT\t01/04/27\tYard 1\tJose Pena\tDriving\tHourly\t08:00\t\tNight drayage\t0',
    'TIMEACT\t01/04/27\tYard 1\tJose Pena\tDriving\tOvertime\t02:00\t\tNight drayage\t0',
    '',
  ]);
});
