import type { HosDay, HosSettings, HosTrack } from '#domain/eld/schema';

const DATE = '2026-06-16';
const at = (time: string): string => `${DATE}T${time}:00.000Z`;

/** A log whose day is in UTC, to read the times below as they are: 8 hours and 10 minutes of driving without a break. */
export const aTrack = (more: Partial<HosTrack> = {}): HosTrack => ({
  provider: 'ELD ABC123',
  source: 'file',
  stretches: [
    { status: 'offDuty', remark: 'personalConveyance', startsAt: at('00:00'), endsAt: at('05:00') },
    { status: 'driving', remark: null, startsAt: at('05:00'), endsAt: at('13:10') },
    { status: 'noData', remark: null, startsAt: at('13:10'), endsAt: at('14:00') },
    { status: 'onDuty', remark: null, startsAt: at('14:00'), endsAt: at('16:00') },
    { status: 'notYet', remark: null, startsAt: at('16:00'), endsAt: '2026-06-17T00:00:00.000Z' },
  ],
  totals: { offDuty: 300, sleeperBed: 0, driving: 490, onDuty: 120, other: 0, noData: 50, notYet: 480 },
  violations: [{ rule: 'break', paragraph: '49 CFR 395.3(a)(3)(ii)', startsAt: at('13:00'), endsAt: at('13:10') }],
  clocks: {
    at: at('16:00'),
    workedTodayMinutes: 610,
    driving: { usedMinutes: 490, leftMinutes: 170 },
    window: { usedMinutes: 660, leftMinutes: 180 },
    windowEndsAt: at('19:00'),
    untilBreak: { usedMinutes: 0, leftMinutes: 480 },
    cycle: { usedMinutes: 610, leftMinutes: 3_590 },
    cycleDays: [{ date: DATE, workMinutes: 610 }],
    leftMinutes: 170,
    freshAt: '2026-06-17T02:00:00.000Z',
    restartedAt: '2026-06-18T02:00:00.000Z',
    isUncertain: true,
  },
  requests: [],
  ...more,
});

export const aHosDay = (more: Partial<HosDay> = {}): HosDay => ({
  date: DATE,
  today: DATE,
  firstDate: '2025-12-16',
  lastDate: DATE,
  timeZone: 'UTC',
  minutes: 1_440,
  startsAt: at('00:00'),
  cycle: '70/8',
  exemptions: [],
  mayImport: true,
  tracks: [aTrack()],
  ...more,
});

export const someHosSettings = (more: Partial<HosSettings> = {}): HosSettings => ({
  cycle: '70/8',
  timeZone: null,
  connections: [],
  providers: ['sandbox'],
  imports: [],
  current: null,
  ...more,
});
