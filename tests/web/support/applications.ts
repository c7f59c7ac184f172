import type { DriverApplicationView } from '#domain/candidacies/schema';

let made = 0;
const id = (group: string) => `018f0000-0000-7000-8000-${group}${String((made += 1)).padStart(8, '0')}`;

/** An application as the driver's API returns it: invited and the driver's turn, by default. */
export const anApplication = (more: Partial<DriverApplicationView> = {}): DriverApplicationView => ({
  candidacyId: id('ca0d'),
  orderId: id('0bde'),
  round: 1,
  title: 'Night drayage',
  carrier: 'Long Beach Drayage',
  place: 'Long Beach, CA',
  weeklyPay: { from: 134_000, to: 152_000, currency: 'USD' },
  dealbreakers: [],
  message: null,
  state: 'invited',
  dot: 0,
  hasApplied: false,
  since: '2026-11-20T12:00:00.000Z',
  days: 1,
  targetDays: 3,
  dueAt: '2026-11-23T12:00:00.000Z',
  isLate: false,
  turn: 'you',
  next: 'answerInvite',
  reportNotice: null,
  isCarrierPaused: false,
  fileTasks: { holding: 0, due: 0 },
  agreedRate: null,
  firstDay: null,
  signature: 'none',
  interview: null,
  offer: null,
  start: null,
  ending: null,
  lapsedSince: null,
  actions: ['acceptInvite', 'declineInvite'],
  refusals: [],
  ...more,
});

/** The start of a hire that waits for the driver's answer, by default. */
export const aStart = (more: Partial<NonNullable<DriverApplicationView['start']>> = {}) => ({
  ...{ startOn: '2026-12-05', endOn: null, answer: 'offered' as const },
  ...{ startedAt: null, employmentId: null, proposal: null },
  ...more,
});

export const anInterview = (more: Partial<NonNullable<DriverApplicationView['interview']>> = {}) => ({
  _id: id('11e0'),
  startsAt: '2026-11-24T20:00:00.000Z',
  endsAt: '2026-11-24T21:00:00.000Z',
  zone: 'America/Chicago',
  place: 'address' as const,
  address: '1200 Dock Street, Memphis, TN',
  note: 'Ask for Dana at the gate',
  answer: 'waiting' as const,
  proposedStartsAt: null,
  proposalNote: null,
  interviewer: null,
  notifyBeforeTwoHours: true,
  ...more,
});

export const anInterviewing = (more: Partial<DriverApplicationView> = {}): DriverApplicationView =>
  anApplication({
    state: 'interviewing',
    dot: 3,
    targetDays: null,
    turn: 'you',
    next: 'answerInterview',
    interview: anInterview(),
    actions: ['acceptInterview', 'proposeInterviewTime', 'withdraw'],
    ...more,
  });

/** An offer of two times, of which the first is taken. */
export const anOffer = (more: Partial<NonNullable<DriverApplicationView['offer']>> = {}) => ({
  _id: id('0ffe'),
  times: [
    { startsAt: '2026-11-24T20:00:00.000Z', endsAt: '2026-11-24T21:00:00.000Z', refusal: 'taken' as const },
    { startsAt: '2026-11-25T20:00:00.000Z', endsAt: '2026-11-25T21:00:00.000Z', refusal: null },
  ],
  zone: 'America/Chicago',
  place: 'address' as const,
  address: '1200 Dock Street, Memphis, TN',
  note: null,
  interviewer: null,
  answer: 'open' as const,
  answerNote: null,
  proposedStartsAt: null,
  ...more,
});

export const anOffered = (more: Partial<DriverApplicationView> = {}): DriverApplicationView =>
  anApplication({
    state: 'interviewOffered',
    dot: 3,
    turn: 'you',
    next: 'pickInterviewTime',
    offer: anOffer(),
    actions: ['pickInterviewTime', 'proposeInterviewTime', 'withdraw'],
    ...more,
  });
