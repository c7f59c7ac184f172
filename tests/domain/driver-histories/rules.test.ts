import { describe, expect, it } from '@jest/globals';
import { storedPhone } from '#domain/driver-histories/contacts';
import type { HistoryItems } from '#domain/driver-histories/items';
import { emptyItems } from '#domain/driver-histories/items';
import { type HistoryKind, historyKinds, militaryBranches } from '#domain/driver-histories/kinds';
import { chargeNames, penaltyTypes } from '#domain/driver-histories/offenses';
import { checkReference, emptyReference } from '#domain/driver-histories/references';
import { checkItem, normalizeItem } from '#domain/driver-histories/rules';
import { checkSchedule, emptySchedule } from '#domain/driver-histories/week';
import { problemMessage } from '#domain/problems';
import { isEqualJson } from '#domain/shared/json-equality';
import histories from '../../../web/src/shared/i18n/locales/en/histories.json';
import { wholeItems } from '../../support/builders/histories';
import { resolvedTexts } from '../../support/resolved-texts';

const TODAY = '2026-11-21';
const check = <K extends HistoryKind>(kind: K, change: Partial<HistoryItems[K]> = {}, others: Period[] = []) =>
  checkItem(kind, { ...wholeItems[kind], ...change }, { others, today: TODAY }).map(
    ({ field, code }) => `${field}: ${code}`,
  );
interface Period {
  startDate: string;
  endDate: string | null;
}

describe('a history item', () => {
  it.each(historyKinds)('of kind %s passes if it is complete', (kind) => {
    expect(check(kind)).toEqual([]);
  });

  it('reports all missing fields together', () => {
    expect(
      checkItem('employment', emptyItems.employment, { others: [], today: TODAY }).map(({ field }) => field),
    ).toEqual([
      'startDate',
      'endDate',
      'employerName',
      'address',
      'city',
      'state',
      'position',
      'commercial',
      'subjectToFmcsa',
      'safetySensitive',
      'reasonForLeaving',
    ]);
    expect(
      checkItem('residence', emptyItems.residence, { others: [], today: TODAY }).map(({ field }) => field),
    ).toEqual(['startDate', 'endDate', 'addressLine1', 'city', 'state', 'postalCode']);
  });

  it('requires no employer of the self-employed, and only the dates of a period without work', () => {
    const nothing = { ...emptyItems.employment, startDate: '2020-01-01', current: true };

    expect(check('employment', { type: 'selfEmployed', employerName: '', address: '' })).toEqual([]);
    expect(check('employment', { ...nothing, type: 'unWorking' })).toEqual([]);
  });

  it('asks whether a current employer may be contacted, and not about entries from before that question', () => {
    expect(check('employment', { mayContact: null, commercial: null })).toEqual([
      'commercial: required',
      'mayContact: required',
    ]);
    const { mayContact: _contact, commercial: _vehicle, ...earlier } = wholeItems.employment;
    const stored = earlier as HistoryItems['employment'];
    expect(checkItem('employment', stored, { others: [], today: TODAY })).toEqual([]);
    expect(check('employment', { mayContact: null, type: 'selfEmployed' })).toEqual([]);
  });

  it.each([
    ['with a commercial motor vehicle', { commercial: true }, ['equipment: required']],
    ['of the self-employed with one', { commercial: true, type: 'selfEmployed' }, ['equipment: required']],
    ['without one', { commercial: false }, []],
    ['that is a period without work', { commercial: true, type: 'unWorking' }, []],
  ] as const)('asks for the type of equipment in a job %s (49 CFR 391.21(b)(6))', (_, change, issues) => {
    expect(check('employment', { ...change, equipment: [] })).toEqual(issues);
    expect(check('employment', { ...change, equipment: ['bus'] })).toEqual([]);
  });

  it('refuses contact data of an employer that cannot be used', () => {
    expect(check('employment', { phone: '555', fax: '12', email: 'safety', postalCode: '7520' })).toEqual([
      'postalCode: address-not-valid',
      'phone: phone-not-valid',
      'fax: phone-not-valid',
      'email: email-not-valid',
    ]);
    expect(
      check('employment', { phone: '(214) 555-0110', fax: '', email: 'safety@lonestar.example', postalCode: '75201' }),
    ).toEqual([]);
  });

  it('checks and keeps no contact data where there is no employer', () => {
    const typed = { ...wholeItems.employment, phone: '555', fax: '12', email: 'safety', postalCode: '7520' };

    for (const type of ['selfEmployed', 'unWorking'] as const) {
      const job = normalizeItem('employment', { ...typed, type }, TODAY);
      expect(job).toMatchObject({ phone: '', fax: '', email: '', postalCode: '', contactPerson: '', mayContact: null });
      expect(checkItem('employment', job, { others: [], today: TODAY })).toEqual([]);
    }
  });

  it('stores numbers of an employer with a plus sign, and what is no number as typed', () => {
    const job = { ...wholeItems.employment, phone: '(214) 555-0110', fax: '12', mayContact: true };

    expect(normalizeItem('employment', job, TODAY)).toMatchObject({ phone: '+12145550110', fax: '12' });
    expect(normalizeItem('employment', { ...job, current: true }, TODAY).mayContact).toBe(true);
    expect(normalizeItem('employment', { ...job, current: false, endDate: TODAY }, TODAY).mayContact).toBeNull();
  });

  it('requires the reason for leaving a former job', () => {
    expect(check('employment', { endDate: '2024-01-01', current: false })).toEqual(['reasonForLeaving: required']);
  });

  it('refuses dates in the future, an end before the start, and a typo in the year', () => {
    expect(check('unemploymentPeriod', { startDate: '2026-11-22' })).toEqual(['startDate: date-in-future']);
    expect(check('unemploymentPeriod', { startDate: '2024-01-02', endDate: '2024-01-01' })).toEqual([
      'endDate: end-before-start',
    ]);
    expect(check('unemploymentPeriod', { startDate: '0202-01-01' })).toEqual(['startDate: date-too-early']);
    expect(check('unemploymentPeriod', { startDate: TODAY, endDate: TODAY })).toEqual([]);
    expect(check('violation', { startDate: '2027-01-01' })).toEqual(['startDate: date-in-future']);
  });

  it('refuses overlapping residences and jobs, and allows the others to overlap', () => {
    const others = [{ startDate: '2020-01-01', endDate: '2021-01-01' }];

    expect(check('residence', {}, others)).toEqual(['startDate: history-overlaps']);
    expect(check('employment', {}, others)).toEqual(['startDate: employment-overlaps']);
    expect(check('militaryService', { startDate: '2020-05-01', endDate: '2020-06-01' }, others)).toEqual([]);
  });

  it('does not compare with an item without a start date', () => {
    const others = [{ startDate: '', endDate: '2021-01-01' }];

    expect(check('residence', {}, others)).toEqual([]);
    expect(check('employment', {}, others)).toEqual([]);
  });

  it.each([
    [
      { startDate: '2024-03-05', endDate: '2024-06-30', employerName: 'Old Job & Sons' },
      'Mar–Jun 2024 (Old Job & Sons)',
    ],
    [{ startDate: '2023-11-05', endDate: '2024-02-01', employerName: 'Acme' }, 'Nov 2023–Feb 2024 (Acme)'],
    [{ startDate: '2024-03-05', endDate: '2024-03-30' }, 'Mar 2024 (another entry)'],
    [{ startDate: '2024-03-05', endDate: null, employerName: 'Acme' }, 'since Mar 2024 (Acme)'],
  ])('names the job that it overlaps: %j', (other, named) => {
    const [issue] = checkItem('employment', wholeItems.employment, { others: [other], today: TODAY });

    expect(problemMessage('employment-overlaps', issue?.params)).toBe(`These dates overlap ${named}`);
  });

  it('must not be blank where an answer is required', () => {
    expect(check('employment', { employerName: '   ', position: '' })).toEqual([
      'employerName: field-blank',
      'position: required',
    ]);
    expect(problemMessage('field-blank')).toBe("This field can't be blank");
  });

  it('requires a charge for a violation, and a description for a charge outside of the list', () => {
    expect(check('violation', { charge: null })).toEqual(['charge: required']);
    expect(check('violation', { charge: 'other', details: '' })).toEqual(['details: required']);
    expect(check('violation', { charge: 'dui', details: '', penalty: ['fine', 'suspension'] })).toEqual([]);
  });

  it('requires an accident to be marked as preventable or not', () => {
    expect(check('accident', { preventable: null })).toEqual(['preventable: required']);
  });

  it('has the specified branches and penalties', () => {
    expect(militaryBranches).toEqual([
      'army',
      'airForce',
      'marines',
      'navy',
      'coastGuard',
      'nationalGuard',
      'merchantMarines',
    ]);
    expect(penaltyTypes).toEqual(['fine', 'suspension', 'revocation', 'communityService', 'other']);
    expect(resolvedTexts(histories.charge)).toEqual(chargeNames);
  });

  it('requires a ZIP code within the United States only', () => {
    expect(check('residence', { postalCode: '7520' })).toEqual(['postalCode: address-not-valid']);
    expect(check('residence', { postalCode: '', state: 'abroad' })).toEqual([]);
    expect(check('residence', { postalCode: '75201-1234' })).toEqual([]);
  });

  it('gets a start date if the driver has lived there for more than three years', () => {
    const home = { ...wholeItems.residence, startDate: '', moreThan3Years: true };

    expect(normalizeItem('residence', home, TODAY)).toMatchObject({ startDate: '2023-11-21', endDate: null });
    const former = { ...home, current: false, endDate: '2024-05-31' };
    expect(normalizeItem('residence', former, TODAY)).toMatchObject({ startDate: '2021-05-31' });
    expect(normalizeItem('residence', { ...home, moreThan3Years: false }, TODAY).startDate).toBe('');
    // Without an end date the residence is current.
    expect(normalizeItem('residence', { ...home, current: false, endDate: null }, TODAY).current).toBe(true);
  });

  it('has no end if it is current, or if it happened on a single day', () => {
    const job = { ...wholeItems.employment, endDate: '2024-01-01' };

    expect(normalizeItem('employment', job, TODAY).endDate).toBeNull();
    expect(normalizeItem('accident', { ...wholeItems.accident, current: true }, TODAY)).toMatchObject({
      current: false,
      endDate: null,
    });
  });
});

describe('a reference', () => {
  const ann = { ...emptyReference, name: 'Ann Smith', phone: '(214) 555-0101', relationship: 'supervisor' } as const;
  const issues = (change: object, others: (typeof ann)[] = []) =>
    checkReference({ ...ann, ...change }, others, '+12145550199').map(({ field, code }) => `${field}: ${code}`);

  it('requires a name, a phone number and the relationship', () => {
    expect(issues({})).toEqual([]);
    expect(checkReference(emptyReference, [], null).map(({ field }) => field)).toEqual([
      'name',
      'phone',
      'relationship',
    ]);
    expect(issues({ phone: '12', email: 'nobody' })).toEqual(['phone: phone-not-valid', 'email: email-not-valid']);
    expect(issues({ phone: '+52 55 1234 5678' })).toEqual([]);
  });

  it.each(['family', 'friend'])('must not be: %s', (relationship) => {
    expect(issues({ relationship })).toEqual(['relationship: reference-is-family']);
  });

  it('is not the driver', () => {
    expect(issues({ phone: '(214) 555-0199' })).toEqual(['phone: reference-is-you']);
    expect(checkReference({ ...ann, phone: '(214) 555-0199' }, [], null)).toEqual([]);
  });

  it('must not be listed twice', () => {
    expect(issues({ phone: '+1 214-555-0101' }, [ann])).toEqual(['phone: reference-named-twice']);
    expect(storedPhone('(214) 555-0101')).toBe('+12145550101');
    expect(storedPhone('1 214 555 0101')).toBe('+12145550101');
  });
});

describe('a schedule', () => {
  const { days } = emptySchedule;
  const issues = (change: object) =>
    checkSchedule({ ...emptySchedule, ...change }).map(({ field, code }) => `${field}: ${code}`);

  it('starts with 5 to 14 and no day, which is refused', () => {
    expect(days.mo).toEqual({ isAvailable: false, isAlwaysAvailable: false, from: 5, to: 14 });
    expect(issues({})).toEqual(['days: schedule-day-missing']);
  });

  it('may end on the next day, but not at its start time', () => {
    const on = { ...days.mo, isAvailable: true };

    expect(issues({ days: { ...days, mo: { ...on, from: 22, to: 6 } } })).toEqual([]);
    expect(issues({ days: { ...days, mo: { ...on, from: 8, to: 8 } } })).toEqual(['days/mo: schedule-hours-missing']);
    expect(issues({ days: { ...days, mo: { ...on, from: 8, to: 8, isAlwaysAvailable: true } } })).toEqual([]);
  });

  it.each([1, 60, 168, null])('may have %s hours per week', (numberOfHoursPerWeek) => {
    expect(issues({ numberOfHoursPerWeek, days: { ...days, mo: { ...days.mo, isAvailable: true } } })).toEqual([]);
  });

  it.each([0, 169, 400, 37.5])('must not have %s hours per week', (numberOfHoursPerWeek) => {
    expect(issues({ numberOfHoursPerWeek, days: { ...days, mo: { ...days.mo, isAvailable: true } } })).toEqual([
      'numberOfHoursPerWeek: schedule-week-hours',
    ]);
  });

  it('requires the shift if it is by shift', () => {
    const working = { ...days, sa: { ...days.sa, isAvailable: true } };

    expect(issues({ days: working, scheduleType: 'SHIFT_TYPE' })).toEqual(['shiftType: required']);
    expect(issues({ days: working, scheduleType: 'SHIFT_TYPE', shiftType: 'Night' })).toEqual([]);
  });
});

describe('two JSON values', () => {
  it('are equal regardless of the order of keys', () => {
    expect(isEqualJson({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(isEqualJson({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(isEqualJson([], {})).toBe(false);
    expect(isEqualJson([1], [1, 2])).toBe(false);
  });
});
