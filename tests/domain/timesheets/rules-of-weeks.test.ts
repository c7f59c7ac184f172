import { describe, expect, it } from '@jest/globals';
import type { DayRule, WorkweekStart } from '#domain/pay/model';
import { NO_ENTRIES } from '#domain/timesheets/content';
import { freeze } from '#domain/timesheets/freeze';
import { type PaidWorkday, payOfWorkdays, type PayRules, rulesByWeek } from '#domain/timesheets/pay-days';
import { at, CHICAGO, payTerms } from '../../support/builders/pay';

const place = { state: 'TX', city: 'Dallas' };

interface Rules {
  readonly rate?: number;
  readonly dayRule?: DayRule;
  readonly workweek?: WorkweekStart;
}
const rules = ({ rate = 25, dayRule = 'shiftStart', workweek = { weekday: 'mo', hour: 0 } }: Rules = {}): PayRules => ({
  terms: payTerms({ rate: { from: rate, to: rate } }),
  rates: [],
  workweek,
  dayRule,
});

/** A workday with one shift between local times of its zone. */
function workday(from: string, to: string, timeZone = CHICAGO): PaidWorkday {
  const day = from.slice(0, 10);
  const shift = {
    id: day,
    startsAt: at(from, timeZone),
    endsAt: at(to, timeZone),
    breaks: [],
    clockDiffers: false,
    sentLate: false,
  };
  return { id: day, day, timeZone, shifts: [shift], entries: NO_ENTRIES, typedCents: null };
}
const ofMinutes = (day: string, minutes: number): PaidWorkday =>
  workday(
    `${day}T08:00`,
    `${day}T${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );
function centsOf(workdays: readonly PaidWorkday[], rulesOf: (day: string) => PayRules): number[] {
  const { of } = payOfWorkdays(workdays, rulesOf, place);
  return workdays.map(({ id }) => of.get(id)?.payCents ?? 0);
}

describe('the rules of a week', () => {
  const sunday = workday('2027-01-10T08:00', '2027-01-10T16:00');
  const monday = workday('2027-01-11T08:00', '2027-01-11T16:00');

  it('are those that its approvals froze; a new rate begins with the next week', () => {
    const rulesOf = rulesByWeek([{ day: '2027-01-05', rules: rules() }], rules({ rate: 30 }));

    expect(centsOf([sunday, monday], rulesOf)).toEqual([20_000, 24_000]);
  });

  it.each([
    ['shiftStart', 'calendarDay'],
    ['calendarDay', 'shiftStart'],
  ] as const)('pay each hour of a night once if the rule changes from %s to %s', (before, after) => {
    const night = workday('2027-01-10T22:00', '2027-01-11T06:00');
    const rulesOf = rulesByWeek([{ day: '2027-01-10', rules: rules({ dayRule: before }) }], rules({ dayRule: after }));
    const cents = centsOf([night, workday('2027-01-11T08:00', '2027-01-11T16:00')], rulesOf);

    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(40_000);
  });

  it('pay each workday once if the week begins on another weekday', () => {
    const rulesOf = rulesByWeek(
      [{ day: '2027-01-08', rules: rules() }],
      rules({ workweek: { weekday: 'su', hour: 0 } }),
    );
    const days = ['2027-01-08', '2027-01-09', '2027-01-10', '2027-01-11'];

    expect(
      centsOf(
        days.map((day) => ofMinutes(day, 480)),
        rulesOf,
      ),
    ).toEqual([20_000, 20_000, 20_000, 20_000]);
  });
});

describe('the zone of a workday', () => {
  it('keeps its hours on it when the facility moves', () => {
    const early = workday('2027-01-05T00:30', '2027-01-05T08:30', 'America/New_York');
    const next = workday('2027-01-06T08:00', '2027-01-06T16:00', 'America/Los_Angeles');

    expect(centsOf([early, next], () => rules())).toEqual([20_000, 20_000]);
    expect(centsOf([early, next], () => rules({ dayRule: 'calendarDay' }))).toEqual([20_000, 20_000]);
  });
});

describe('an approval', () => {
  const frozenAs = (days: readonly PaidWorkday[], of: PayRules) =>
    freeze({ batch: days, approved: [], rulesOf: () => of, place }).map(
      ({ billCents: billedCents, ...pay }, index) => ({
        ...(days[index] ?? ofMinutes('2027-01-04', 1)),
        frozen: { ...pay, billedCents },
      }),
    );

  it('changes nothing of the week after the next one, of which only a part is known', () => {
    // 436 minutes at $27.50 are 199.8333: of three days the last one carries the rest, of two the second one.
    const later = ['2027-01-18', '2027-01-19', '2027-01-24'].map((day) => ofMinutes(day, 436));
    const of = rules({ rate: 27.5 });
    const known = frozenAs(later, of).slice(0, 2);

    const [late] = freeze({ batch: [ofMinutes('2027-01-10', 480)], approved: known, rulesOf: () => of, place });

    expect(late).toMatchObject({ payCents: 22_000, weekDifferenceCents: 0 });
  });

  it('of the first hours of a Monday changes the week that ends in them', () => {
    const of = rules({ workweek: { weekday: 'mo', hour: 5 } });
    const week = ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07'].map((day) => ofMinutes(day, 600));
    const [sunday, monday] = [
      workday('2027-01-10T08:00', '2027-01-10T10:00'),
      workday('2027-01-11T01:00', '2027-01-11T03:00'),
    ];
    const approved = [...frozenAs(week, of), ...frozenAs([monday], of)];

    const [late] = freeze({ batch: [sunday], approved, rulesOf: () => of, place });

    // 40 hours before: all four are overtime, two of which were approved as straight time.
    expect(late).toMatchObject({ payCents: 7_500 + 2_500, weekDifferenceCents: 2_500 });
  });
});
