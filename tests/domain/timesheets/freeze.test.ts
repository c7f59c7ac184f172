import { describe, expect, it } from '@jest/globals';
import { overtimeIn } from '#domain/pay/line-kinds';
import { payTermsOf } from '#domain/pay/terms';
import { NO_ENTRIES } from '#domain/timesheets/content';
import { freeze, type FrozenPay, type NewlyFrozen } from '#domain/timesheets/freeze';
import { instantsOfLocalTime } from '#domain/timesheets/local-time';
import { type PaidWorkday, payOfWorkdays, type PayRules } from '#domain/timesheets/pay-days';

const zone = 'America/Chicago';
const place = { state: 'TX', city: 'Dallas' };

function rules(overtime: 'over8' | 'over40', dayRule: PayRules['dayRule'] = 'shiftStart'): PayRules {
  const order = {
    paymentType: 'hourly',
    rate: { from: 25, to: 25 },
    eligibleForOvertime: overtime,
    motorCarrierExemption: false,
    mileageRate: { perMile: 0, perStop: { rate: 0 }, perDiem: 0, breakDown: { hourly: 0, max: 0 }, perHour: 0 },
    flatRate: { basePriceCentPerDay: 0 },
    carrierStraightTimeRateAmount: null,
    carrierOvertimeRateAmount: null,
  } as const;
  return {
    terms: payTermsOf(order, 20),
    rates: [],
    workweek: { weekday: 'mo', hour: 0 },
    dayRule,
  };
}

function workday(day: string, from: string, to: string): PaidWorkday {
  const at = (local: string) => instantsOfLocalTime(local, zone)[0] ?? '';
  const endsAt = at(to.includes('T') ? to : `${day}T${to}`);
  const shift = { id: day, startsAt: at(`${day}T${from}`), endsAt, breaks: [], clockDiffers: false, sentLate: false };
  return { id: day, day, timeZone: zone, shifts: [shift], entries: NO_ENTRIES, typedCents: null };
}

const sixDays = ['16', '17', '18', '19', '20', '21'].map((day) => workday(`2026-11-${day}`, '08:00', '17:00'));
const frozenBy = (pay: NewlyFrozen | undefined): FrozenPay => ({
  payCents: pay?.payCents ?? 0,
  billedCents: pay?.billCents ?? 0,
  lines: pay?.lines ?? [],
  weekOvertimeSeconds: pay?.weekOvertimeSeconds ?? 0,
});
const total = (pays: readonly { payCents: number }[]) => pays.reduce((sum, { payCents }) => sum + payCents, 0);

describe('what approvals freeze', () => {
  it('is the pay of the week if all are approved together', () => {
    const frozen = freeze({ batch: sixDays, approved: [], rulesOf: () => rules('over40'), place });

    expect(total(frozen)).toBe(152_500);
    expect(frozen.reduce((sum, { billCents }) => sum + billCents, 0)).toBe(183_000);
    expect(frozen.every(({ weekDifferenceCents }) => weekDifferenceCents === 0)).toBe(true);
  });

  it.each([[[0, 1, 2, 3, 4, 5]], [[5, 4, 3, 2, 1, 0]], [[2, 5, 0, 3, 1, 4]]])(
    'adds up to the pay of the week in the order %j, one after the other',
    (order) => {
      const approved: (PaidWorkday & { frozen: FrozenPay })[] = [];
      for (const index of order) {
        const day = sixDays[index] ?? workday('2026-11-16', '08:00', '09:00');
        const [frozen] = freeze({ batch: [day], approved, rulesOf: () => rules('over40'), place });
        approved.push({ ...day, frozen: frozenBy(frozen) });
      }

      expect(total(approved.map(({ frozen }) => frozen))).toBe(152_500);
      expect(approved.reduce((sum, { frozen }) => sum + (frozen.billedCents ?? 0), 0)).toBe(183_000);
      const overtime = approved.map(({ frozen }) => overtimeIn(frozen.lines) + frozen.weekOvertimeSeconds);
      expect(overtime.reduce((sum, seconds) => sum + seconds, 0)).toBe(14 * 3_600);
    },
  );

  it('says what a day changed of days that were approved before', () => {
    const [first, ...others] = sixDays;
    const before = freeze({ batch: others, approved: [], rulesOf: () => rules('over40'), place });
    const approved = others.map((day, index) => ({
      ...day,
      frozen: frozenBy(before[index]),
    }));

    const [late] = freeze({
      batch: first === undefined ? [] : [first],
      approved,
      rulesOf: () => rules('over40'),
      place,
    });

    // 45 hours had 5 of overtime; now 54 hours have 14: nine more hours at half the rate on top.
    expect(late).toMatchObject({
      payCents: 22_500 + 11_250,
      weekDifferenceCents: 11_250,
      weekOvertimeSeconds: 9 * 3_600,
    });
  });

  it('pays the hours after midnight with the workday that they belong to', () => {
    const night = [workday('2026-11-16', '20:00', '2026-11-17T06:00')];
    const pay = (dayRule: PayRules['dayRule']) =>
      payOfWorkdays(night, () => rules('over8', dayRule), place).of.get('2026-11-16');

    expect(pay('shiftStart')?.payCents).toBe(27_500);
    expect(pay('calendarDay')?.payCents).toBe(25_000);
  });

  it('splits a Sunday night at the end of the week', () => {
    const sunday = workday('2026-11-15', '22:00', '2026-11-16T06:00');
    const week = ['16', '17', '18', '19'].map((day) => workday(`2026-11-${day}`, '12:00', '22:00'));
    const pay = payOfWorkdays([sunday, ...week], () => rules('over40'), place);

    // 6 hours of the night and 40 of the days: 6 hours of overtime in the second week.
    expect(pay.weeks.map(({ overtimeSeconds }) => overtimeSeconds / 3_600)).toEqual([0, 6]);
    expect(pay.of.get('2026-11-15')?.payCents).toBe(20_000);
  });
});
