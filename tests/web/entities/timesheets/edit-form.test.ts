import { describe, expect, it } from '@jest/globals';
import {
  editBody,
  editIssues,
  type EditValues,
  editValues,
  entriesOf,
  newBreak,
} from '#web/entities/timesheets/edit-form';
import type { TimeValue } from '#web/entities/timesheets/time-value';
import { aShift, aWorkday, SHIFT_ID, ZONE } from '../../support/timesheets';

const at = (time: string, which: TimeValue['which'] = null): TimeValue => ({ time, which, instant: null });

/** A day without a workday, with one shift. */
function aForm(startsAt: TimeValue, endsAt: TimeValue, day = '2026-10-31') {
  const edited = { workday: null, day, zone: ZONE };
  const values: EditValues = { ...editValues(null, ZONE), shifts: [{ id: null, startsAt, endsAt, breaks: [] }] };
  return { edited, values };
}

const sent = ({ values, edited }: ReturnType<typeof aForm>) => editBody(values, edited).shifts[0];
const issues = ({ values, edited }: ReturnType<typeof aForm>) =>
  editIssues(values, edited).map(({ field, code }) => `${field}: ${code}`);

describe('the form of a workday', () => {
  it('keeps the seconds of times that were not changed', () => {
    const workday = aWorkday();
    const body = editBody(editValues(workday, ZONE), { workday, day: workday.day, zone: ZONE });

    expect(body).toMatchObject({ version: 2, note: '' });
    expect(body.shifts).toEqual([
      {
        id: SHIFT_ID,
        startsAt: '2026-10-27T13:00:10.000Z',
        endsAt: '2026-10-27T23:00:20.000Z',
        breaks: [{ startsAt: '2026-10-27T17:00:00.000Z', endsAt: '2026-10-27T17:30:00.000Z' }],
      },
    ]);
  });

  it('sends a changed time as the local one, and times before the start as those of the next day', () => {
    const form = aForm(at('22:00'), at('06:00'));
    form.values.shifts[0]?.breaks.push({ ...newBreak(), startsAt: at('23:50'), endsAt: at('00:20') });

    expect(issues(form)).toEqual([]);
    expect(sent(form)).toEqual({
      startsAt: { local: '2026-10-31T22:00' },
      endsAt: { local: '2026-11-01T06:00' },
      breaks: [{ startsAt: { local: '2026-10-31T23:50' }, endsAt: { local: '2026-11-01T00:20' } }],
    });
  });

  it('asks which one is meant of a time that occurs twice, and sends the choice', () => {
    expect(issues(aForm(at('22:00'), at('01:30')))).toEqual(['shifts/0/endsAt/which: local-time-twice']);

    const chosen = aForm(at('22:00'), at('01:30', 'second'));
    expect(issues(chosen)).toEqual([]);
    expect(sent(chosen)?.endsAt).toEqual({ local: '2026-11-01T01:30', which: 'second' });
  });

  it('drops the choice when the time no longer occurs twice', () => {
    expect(sent(aForm(at('22:00'), at('05:30', 'second')))?.endsAt).toEqual({ local: '2026-11-01T05:30' });
  });

  it('shows which of the two was recorded, and keeps it', () => {
    const second = aWorkday({
      day: '2026-10-31',
      shifts: [aShift({ startsAt: '2026-11-01T03:00:00.000Z', endsAt: '2026-11-01T07:30:00.000Z', breaks: [] })],
    });
    const values = editValues(second, ZONE);

    expect(values.shifts[0]?.endsAt).toMatchObject({ time: '01:30', which: 'second' });
    const body = editBody(values, { workday: second, day: second.day, zone: ZONE });
    expect(body.shifts[0]?.endsAt).toBe('2026-11-01T07:30:00.000Z');
  });

  it('refuses a time that the clocks skip', () => {
    expect(issues(aForm(at('22:00'), at('02:30'), '2027-03-13'))).toEqual(['shifts/0/endsAt/time: local-time-skipped']);
  });

  it('requires every time, also of a shift that was left open for more than 16 hours', () => {
    expect(issues(aForm(at(''), at('')))).toEqual([
      'shifts/0/startsAt/time: required',
      'shifts/0/endsAt/time: required',
    ]);
    const open = aShift({ endsAt: null, minutes: null, breaks: [] });
    const check = (needsEnd: boolean) => {
      const workday = aWorkday({ shifts: [{ ...open, needsEnd }] });
      return editIssues(editValues(workday, ZONE), { workday, day: workday.day, zone: ZONE });
    };
    expect(check(false)).toEqual([]);
    expect(check(true)).toHaveLength(1);
  });

  it('converts miles and hours, and refuses parts that the record has no place for', () => {
    const { values, edited } = aForm(at('08:00'), at('17:00'));
    const more = { miles: 512.4, stops: 3, breakdownHours: 1.5, waitingHours: 0.25 };

    expect(editBody({ ...values, ...more }, edited).entries).toEqual({
      milesTenths: 5_124,
      stops: 3,
      nightsAway: 0,
      breakdownMinutes: 90,
      waitingMinutes: 15,
      option: null,
    });
    const wrong = editIssues({ ...values, miles: 512.44, stops: 1.5 }, edited);
    expect(wrong.map(({ field }) => field)).toEqual(['stops', 'miles']);
  });

  it.each([
    ['hourly', []],
    ['mileage', ['milesTenths', 'stops', 'nightsAway', 'breakdownMinutes', 'waitingMinutes']],
    ['hourlyPlusMileage', ['milesTenths', 'stops', 'nightsAway', 'breakdownMinutes']],
    ['flat', ['option']],
    ['estimatedPay', []],
    ['other', []],
    ['of a later release', []],
  ])('asks only for what the payment type pays: %s', (paymentType, entries) => {
    expect(entriesOf({ paymentType, options: ['night'] })).toEqual(entries);
  });

  it('asks for no kind of day if the order has only one', () => {
    expect(entriesOf({ paymentType: 'flat', options: [] })).toEqual([]);
  });
});
