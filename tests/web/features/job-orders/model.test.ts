import { describe, expect, it } from '@jest/globals';
import { JobOrderForm } from '#domain/job-orders/schema';
import { makeOrderPdf } from '#web/features/job-orders/components/summary/order-pdf';
import {
  changedFields,
  cloneValues,
  newOrderValues,
  orderValues,
  otherChanges,
  toRecord,
} from '#web/features/job-orders/model/form-values';
import {
  formatTimeInput,
  formatTimeOfDay,
  groupConsecutiveDays,
  parseTime,
} from '#web/features/job-orders/model/hours';
import { anOrderView } from '../../support/carrier-orders';

describe('the hours of a schedule', () => {
  it.each([
    [5, '05:00'],
    [5.25, '05:15'],
    [23.75, '23:45'],
  ])('shows %s as %s', (hours, time) => {
    expect(formatTimeInput(hours)).toBe(time);
    expect(parseTime(time, 'from')).toBe(hours);
  });

  it('reads midnight as the end of a day or the start of the next', () => {
    expect(formatTimeInput(24)).toBe('00:00');
    expect(parseTime('00:00', 'to')).toBe(24);
    expect(parseTime('00:00', 'from')).toBe(0);
    expect(parseTime('', 'from')).toBeUndefined();
  });
});

describe('a schedule in text', () => {
  it.each([
    [5, '5 AM'],
    [5.25, '5:15 AM'],
    [12, '12 PM'],
    [14, '2 PM'],
    [24, '12 AM'],
  ])('shows %s as %s', (hours, clock) => {
    expect(formatTimeOfDay(hours)).toBe(clock);
  });

  it('joins three or more consecutive days into a range, Monday first', () => {
    expect(groupConsecutiveDays(['su', 'mo', 'tu', 'we', 'fr', 'sa'])).toEqual([
      ['mo', 'we'],
      ['fr', 'su'],
    ]);
    expect(groupConsecutiveDays(['mo', 'tu', 'th'])).toEqual([['mo'], ['tu'], ['th']]);
  });
});

describe('the record of a form', () => {
  it('has no changes when no field was edited', () => {
    const order = anOrderView();

    expect(changedFields(order, JobOrderForm.parse(toRecord(orderValues(order))))).toEqual({});
  });

  it('has only the changed fields', () => {
    const order = anOrderView();
    const values = toRecord({ ...orderValues(order), benefits: [''], preferred: ['Reefer'] });

    expect(changedFields(order, JobOrderForm.parse(values))).toEqual({ benefits: [], preferred: ['Reefer'] });
  });

  it('leaves out dates that the switches override', () => {
    const record = toRecord({
      ...newOrderValues(),
      startDate: '2026-12-01',
      isStartDateASAP: true,
      endDate: '',
      isContract: false,
    });

    expect(record).toMatchObject({ startDate: null, endDate: null });
  });

  it('drops incomplete extra hours', () => {
    const flatRate = { basePriceCentPerDay: 25_000, extraHours: { thresholdHours: 12 } };
    const record = toRecord({ ...newOrderValues(), flatRate: flatRate as never });

    expect(record.flatRate).toEqual({ basePriceCentPerDay: 25_000, variousPriceCentPerDay: {} });
  });

  it('takes an absent part of a rate and an empty one for the same', () => {
    const order = anOrderView({ paymentType: 'flat', flatRate: { basePriceCentPerDay: 25_000 } });

    expect(changedFields(order, JobOrderForm.parse(toRecord(orderValues(order))))).toEqual({});
  });

  it.each(['no', 'over45', 'over50'] as const)(
    'does not keep %s without its confirmation where no hours are paid',
    (eligibleForOvertime) => {
      const values = { ...newOrderValues(), eligibleForOvertime };

      expect(toRecord({ ...values, paymentType: 'flat' }).eligibleForOvertime).toBe('over8');
      expect(toRecord({ ...values, paymentType: 'hourly' }).eligibleForOvertime).toBe(eligibleForOvertime);
      expect(toRecord({ ...values, paymentType: 'flat', motorCarrierExemption: true }).eligibleForOvertime).toBe(
        eligibleForOvertime,
      );
    },
  );

  it('distinguishes the changes of another person from its own', () => {
    const base = anOrderView();
    const latest = {
      ...base,
      title: 'Theirs',
      notes: 'Same',
      numberOfDrivers: 5,
      freightLevel: 'heavy-unload' as const,
    };
    const mine = { ...orderValues(base), title: 'Mine', notes: 'Same', description: 'Only mine' };

    expect(otherChanges({ base, latest }, mine)).toEqual({
      theirs: ['numberOfDrivers', 'freightLevel'],
      both: ['title'],
    });
  });

  it('clones without dates that have passed', () => {
    const order = anOrderView({
      startDate: '2026-01-05',
      isStartDateASAP: false,
      endDate: '2027-01-05',
      isContract: false,
    });

    expect(cloneValues(order, '2026-11-21')).toMatchObject({
      startDate: null,
      isStartDateASAP: true,
      endDate: '2027-01-05',
      isContract: false,
      cloneOf: order._id,
    });
  });
});

describe('the summary as PDF', () => {
  it('contains every line, on as many pages as it needs', () => {
    const facts = Array.from({ length: 60 }, (_, at) => ({
      key: String(at),
      label: `Label ${String(at)}`,
      value: `Value ${String(at)}`,
    }));
    const pdf = makeOrderPdf({ title: 'Night drayage', subtitle: 'JO-00F1', facts });

    expect(pdf.getNumberOfPages()).toBe(2);
    const text = pdf.output();
    expect(text).toContain('Night drayage');
    expect(text).toContain('Value 59');
  });
});
