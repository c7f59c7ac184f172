import { expect, it } from '@jest/globals';
import { recordDefaults } from '#domain/job-orders/defaults';
import { computePay } from '#domain/pay/compute';
import { calculationOf, durationText, explainPayLine } from '#domain/pay/explain';
import { englishPayText, payLineTexts } from '#domain/pay/line-texts';
import { payLineKinds } from '#domain/pay/model';
import { millsText } from '#domain/shared/money';
import { payInput, payTerms, shiftOf, weekDates } from '../../support/builders/pay';

const MONDAY = '2027-01-04';

it.each([
  [0, '0:00'],
  [26_220, '7:17'],
  [171_000, '47:30'],
  [3_630, '1:00:30'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

it.each([
  [585, '$0.585'],
  [25_000, '$25.00'],
  [1_234_500, '$1,234.50'],
])('%d tenths of a cent are %s', (mills, text) => {
  expect(millsText(mills)).toBe(text);
});

it('explains each line of mileage', () => {
  const mileageRate = { ...recordDefaults.mileageRate, perMile: 0.585, perStop: { rate: 25, afterFirst: true } };
  const terms = payTerms({ paymentType: 'mileage', mileageRate });
  const amounts = [{ cents: 500, kind: 'wage' as const }];
  const entry = { date: MONDAY, milesTenths: 5_124, stops: 3, nights: 1, breakdownMinutes: 660, waitingMinutes: 90 };
  const [week] = computePay(payInput({ terms, entries: [{ ...entry, amounts }] }));

  expect(week?.lines.map((line) => explainPayLine(line))).toEqual([
    '512.4 mi × $0.585',
    '2 stops × $25.00, first stop not paid',
    '1:30 h × $12.00',
    '11:00 h × $15.00, at most $150.00',
    '',
    '1 night × $25.00',
  ]);
});

it('explains each line of hours and flat days', () => {
  const hourly = payTerms({ eligibleForOvertime: 'over8' });
  const flat = payTerms({
    paymentType: 'flat',
    flatRate: {
      basePriceCentPerDay: 25_000,
      extraHours: { thresholdHours: 12, centsPerHour: 2_200 },
      variousPriceCentPerDay: { weekend: 30_000 },
    },
  });
  const amounts = [{ cents: 10_000, kind: 'wage' as const }];
  const shifts = weekDates.slice(0, 5).map((date) => shiftOf(date, 600));
  const texts = (input: Parameters<typeof payInput>[0]) =>
    computePay(payInput(input)).flatMap(({ summary }) => summary.map((line) => explainPayLine(line)));

  expect(texts({ terms: hourly, shifts })).toEqual(['40:00 h × $25.00', '10:00 h × $25.00 × 1.5, after 8 h']);
  expect(texts({ terms: hourly, shifts, entries: [{ date: MONDAY, amounts }] })).toEqual([
    '40:00 h × $25.00',
    '10:00 h × $25.00, after 8 h',
    '10:00 h × $27.00 × 0.5, regular rate $1,350.00 / 50:00 h',
    '',
  ]);
  expect(
    texts({ terms: flat, shifts: [shiftOf(MONDAY, 800)], entries: [{ date: MONDAY, dayOption: 'weekend' }] }),
  ).toEqual(['1 day × $300.00, weekend', '1:20 h × $22.00, after 12:00 h']);
});

it('names every kind of line', () => {
  expect(Object.keys(payLineTexts.label).sort()).toEqual([...payLineKinds].sort());
});

it('gives other languages codes and values, and takes their words', () => {
  const line = {
    kind: 'stops',
    quantity: 2,
    unit: 'stops',
    rateMills: 25_000,
    factor: 1,
    params: { freeStops: 1 },
  } as const;

  expect(calculationOf(line)).toEqual({
    quantity: { key: 'quantity.stops', values: { count: 2 } },
    rateMills: 25_000,
    factor: 1,
    note: { key: 'note.freeStops', values: {} },
  });
  expect(explainPayLine(line, (key, values) => `${key}(${Object.values(values).join()})`)).toBe(
    'calculation.withNote(calculation.plain(quantity.stops(2),$25.00,1),note.freeStops())',
  );
  expect(englishPayText('quantity.nights', { count: 1 })).toBe('1 night');
  expect(englishPayText('label.perDiem')).toBe('Per diem');
});
