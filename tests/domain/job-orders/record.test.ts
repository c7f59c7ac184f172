import { describe, expect, it } from '@jest/globals';
import { splitList } from '#domain/job-orders/content/rules';
import { OrderContent, type OrderContentInput } from '#domain/job-orders/content/schema';
import { formDefaults, recordDefaults, weekDefaults } from '#domain/job-orders/defaults';
import { equipmentAges } from '#domain/job-orders/enums';
import { equipmentAgeLabel, orderLabels } from '#domain/job-orders/labels';
import { JobOrderForm, JobOrderPatch } from '#domain/job-orders/schema';
import { anOrderForm } from '../../support/builders/order-form';

function messagesOf(form: unknown): Record<string, string> {
  const result = JobOrderForm.safeParse(form);
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}
function without(field: keyof OrderContentInput): object {
  const form: Partial<OrderContentInput> = anOrderForm();
  delete form[field];
  return form;
}

describe('the default values of a new order', () => {
  it('are as specified', () => {
    const { rate: _rate, ...rest } = recordDefaults;

    expect(formDefaults).toMatchObject(rest);
    expect(formDefaults).toMatchObject({
      numberOfDrivers: 1,
      averageLengthOfRuns: { from: 150, to: 5000 },
      mileageRate: {
        perMile: 0.25,
        perStop: { rate: 25 },
        perDiem: 25,
        breakDown: { hourly: 15, max: 150 },
        perHour: 12,
      },
      flatRate: { basePriceCentPerDay: 25_000 },
      estimatedPay: { currency: 'USD', period: 'year' },
      shiftType: 'AM',
      freightLevel: 'no-touch',
      paymentType: 'hourly',
      eligibleForOvertime: 'over8',
      driverClass: 'driverLicenseClassA',
      equipmentTransmission: ['automatic', 'manual'],
      equipmentAverageAge: 1,
    });
    expect(weekDefaults.mo).toMatchObject({ from: 5, to: 14 });
  });

  it('store a rate of 27 to 27, while the form starts at 21 to 25', () => {
    const stored = OrderContent.parse(without('rate'));

    expect(stored.rate).toEqual({ from: 27, to: 27 });
    expect(formDefaults.rate).toEqual({ from: 21, to: 25 });
  });

  it('make an order interstate by default', () => {
    expect(OrderContent.parse(without('isInterstate')).isInterstate).toBe(true);
  });
});

describe('the labels', () => {
  it('are as specified', () => {
    expect(orderLabels.overtime).toEqual({ over8: 'OT8', over40: 'OT40', over45: 'OT45', over50: 'OT50', no: 'No OT' });
    expect(Object.values(orderLabels.driverClass)).toEqual(['Class A', 'Class B', 'Class C']);
    expect(Object.values(orderLabels.license)).toEqual(['CDL - A', 'CDL - B', 'CDL - C']);
    expect(orderLabels.endorsement.TC).toBe('TWIC card');
    expect(orderLabels.transmission.automatic).toBe('Auto Only Ok');
    expect(equipmentAges.map(equipmentAgeLabel).slice(0, 3)).toEqual(['less than 1 year', '1 year', '2 years']);
  });
});

describe('the validation of an order', () => {
  it('accepts a complete form', () => {
    expect(messagesOf(anOrderForm())).toEqual({});
  });

  it.each([
    ['facilityId', 'Choose a facility'],
    ['numberOfDrivers', 'The number of drivers must be at least 1'],
    ['schedule', 'Create a schedule'],
    ['driverClass', 'Choose a driver class'],
    ['freightLevel', 'Choose a freight level'],
    ['equipment', 'Choose some equipment'],
    ['equipmentBrand', 'Choose at least one equipment brand'],
    ['equipmentTransmission', 'Choose the equipment transmission'],
    ['equipmentAverageAge', 'Choose the average equipment age'],
    ['paymentType', 'Choose a payment type'],
    ['title', 'Type a job title'],
  ] as const)('requires %s with the specified text', (field, message) => {
    expect(messagesOf(without(field))).toEqual({ [field]: message });
  });

  it.each([
    ['a driver count of 0', { numberOfDrivers: 0 }, { numberOfDrivers: 'The number of drivers must be at least 1' }],
    ['half a driver', { numberOfDrivers: 1.5 }, { numberOfDrivers: 'The number of drivers must be at least 1' }],
    ['an empty choice of equipment', { equipment: [] }, { equipment: 'Choose some equipment' }],
    ['an empty choice of brands', { equipmentBrand: [] }, { equipmentBrand: 'Choose at least one equipment brand' }],
    ['a long title', { title: 'x'.repeat(101) }, { title: 'The job title can have 100 characters at most' }],
    [
      'a long dealbreaker question',
      { dealbreakerQuestions: [{ question: 'x'.repeat(101) }] },
      { 'dealbreakerQuestions.0.question': 'The dealbreaker question can have 100 characters at most' },
    ],
    [
      'a long name of another payment type',
      { anotherPaymentType: 'x'.repeat(101) },
      { anotherPaymentType: 'The payment type can have 100 characters at most' },
    ],
    [
      'ten past six',
      { schedule: { ...weekDefaults, mo: { isAvailable: true, from: 6 + 1 / 6, to: 14 } } },
      { 'schedule.mo.from': 'Schedule needs to be in 15 minute intervals' },
    ],
    ['a week without a day', { schedule: weekWithout() }, { schedule: 'Create a schedule' }],
    [
      'a rotation without a day',
      { schedule: weekWithout(), schedules: [weekWithout()] },
      { schedule: 'Create a schedule' },
    ],
    [
      'a rotation of nine weeks',
      { schedules: Array.from({ length: 8 }, () => weekDefaults) },
      { schedules: 'A rotation can have 8 weeks at most' },
    ],
    [
      'No OT without the exemption',
      { eligibleForOvertime: 'no' },
      { motorCarrierExemption: 'Confirm the Motor Carrier Exemption' },
    ],
    [
      'overtime after 45 hours without the exemption',
      { eligibleForOvertime: 'OVER45' },
      { motorCarrierExemption: 'Confirm the Motor Carrier Exemption' },
    ],
    [
      'overtime after 50 hours without the exemption',
      { eligibleForOvertime: 'over50' },
      { motorCarrierExemption: 'Confirm the Motor Carrier Exemption' },
    ],
    ['no start date', { isStartDateASAP: false }, { startDate: 'Choose a start date, or start as soon as possible' }],
    ['no end date', { isContract: false }, { endDate: 'Choose an end date or a dedicated contract' }],
    [
      'an end before the start',
      { isStartDateASAP: false, isContract: false, startDate: '2026-12-02', endDate: '2026-12-01' },
      { endDate: 'The end date is before the start date' },
    ],
    ['a reversed rate', { rate: { from: 30, to: 20 } }, { 'rate.to': 'The maximum rate is below the minimum' }],
    ['an hourly rate of 0', { rate: { from: 0, to: 0 } }, { 'rate.from': 'Type a rate above 0' }],
    [
      'reversed runs',
      { averageLengthOfRuns: { from: 9, to: 5 } },
      { 'averageLengthOfRuns.to': 'The maximum average run is below the minimum' },
    ],
    ['an estimate of 0', { paymentType: 'estimatedPay' }, { 'estimatedPay.amountInCent': 'Type an amount above 0' }],
    ['another payment type without a name', { paymentType: 'other' }, { anotherPaymentType: 'Type the payment type' }],
  ] as [string, Partial<OrderContentInput>, Record<string, string>][])('refuses %s', (_name, overrides, messages) => {
    expect(messagesOf(anOrderForm(overrides))).toEqual(messages);
  });

  it.each([0, 0.25, 0.5, 0.75])('accepts a start %s hours after five', (part) => {
    const schedule = { ...weekDefaults, mo: { isAvailable: true, from: 5 + part, to: 14 } };

    expect(messagesOf(anOrderForm({ schedule }))).toEqual({});
  });

  it('reports all problems together, including those across fields', () => {
    const problems = messagesOf({
      ...without('facilityId'),
      driverClass: 'D',
      rate: { from: 9, to: 8 },
      eligibleForOvertime: 'no',
    });

    expect(Object.keys(problems).sort()).toEqual(['driverClass', 'facilityId', 'motorCarrierExemption', 'rate.to']);
  });

  it.each([
    ['flat', 'flatRate', null],
    ['mileage', 'mileageRate', null],
    ['hourly', 'rate', null],
    ['estimatedPay', 'estimatedPay', 7],
    ['hourly', 'schedule', null],
    ['hourly', 'schedule', { mo: null }],
    ['hourly', 'startDate', 20_261_122],
    ['hourly', 'averageLengthOfRuns', null],
  ])('refuses a form paid by %s with a wrong type of %s', (paymentType, field, value) => {
    const refused = JobOrderForm.safeParse({ ...anOrderForm(), paymentType, isContract: false, [field]: value });

    expect(refused.success).toBe(false);
    expect(refused.error?.issues.map(({ path }) => path[0])).toContain(field);
  });

  it.each(['no', 'over45', 'over50'] as const)('accepts %s with the exemption confirmed', (eligibleForOvertime) => {
    expect(messagesOf(anOrderForm({ eligibleForOvertime, motorCarrierExemption: true }))).toEqual({});
  });

  it('accepts the instants that the client sends for dates', () => {
    const form = anOrderForm({ isStartDateASAP: false, startDate: '2026-12-01T00:00:00.000Z' });

    expect(messagesOf(form)).toEqual({});
  });

  it('drops fields that are not part of the record', () => {
    const parsed = JobOrderForm.parse({ ...anOrderForm(), _id: 'x', organizationId: 'y' });

    expect(parsed).not.toHaveProperty('organizationId');
    expect(parsed).not.toHaveProperty('_id');
  });
});

describe('an edit', () => {
  it('contains only the changed fields, without defaults', () => {
    expect(JobOrderPatch.parse({ title: ' Day drayage ', markupRate: 2 })).toEqual({ title: 'Day drayage' });
  });

  it('is validated field by field', () => {
    expect(JobOrderPatch.safeParse({ numberOfDrivers: 0 }).success).toBe(false);
  });
});

describe('a comma-separated list', () => {
  it('is trimmed and loses its empty items', () => {
    expect(splitList(' containers, , reefer ,')).toEqual(['containers', 'reefer']);
  });
});

function weekWithout() {
  const days = Object.entries(weekDefaults).map(([day, hours]) => [day, { ...hours, isAvailable: false }]);
  return Object.fromEntries(days) as typeof weekDefaults;
}
