import { describe, expect, it } from '@jest/globals';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { allowedCommands } from '#domain/candidacies/moves';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const fleet = { kind: 'fleet', isSafety: false } as const;
const safety = { kind: 'fleet', isSafety: true } as const;
const driver = { kind: 'driver', isSafety: false } as const;
const ops = { kind: 'ops', isSafety: false } as const;

const DAY = 86_400_000;
const START = Date.parse('2026-12-05T06:00:00.000Z');
const play = () => new CandidacyHistory(aWorld);

function approved() {
  const history = play();
  history.play('invite');
  history.play('acceptInvite');
  history.play('approveForInterview', { isSafety: true });
  return history;
}
function requested() {
  const history = play();
  history.play('request');
  return history;
}
function invited() {
  const history = play();
  history.play('invite');
  return history;
}
function inReview() {
  const history = requested();
  history.play('moveToReview');
  return history;
}
function proposed() {
  const history = play().toInterview();
  history.play('proposeInterviewTime', { startsAt: '2026-12-02T15:00:00.000Z' });
  return history;
}
const TIMES = ['2026-12-01T15:00:00.000Z', '2026-12-02T15:00:00.000Z'];
function offered() {
  return play().toOffer(TIMES);
}
function offerDeclined() {
  const history = offered();
  history.play('proposeInterviewTime', { startsAt: null, noteId: 'aNote' });
  return history;
}
function offerAnswered() {
  const history = offered();
  history.play('proposeInterviewTime', { startsAt: '2026-12-03T15:00:00.000Z' });
  return history;
}
function accepted() {
  const history = play().toInterview();
  history.play('acceptInterview');
  return history;
}
function startAccepted() {
  const history = play().toHired();
  history.play('acceptStart');
  return history;
}
function startProposed() {
  const history = play().toHired();
  history.play('proposeStart', { startOn: '2026-12-12', startsAt: '2026-12-12T06:00:00.000Z' });
  return history;
}
function started() {
  const history = play().toHired();
  history.now = START;
  history.play('confirmStart');
  return history;
}
function ended() {
  const history = started();
  history.now = START + 10 * DAY;
  history.play('endAssignment', { endOn: '2026-12-14' });
  return history;
}
function closed() {
  const history = requested();
  history.play('pass');
  return history;
}

interface Row {
  state: string;
  of: () => CandidacyHistory;
  at?: number;
  fleet: CandidacyCommandName[];
  safety?: CandidacyCommandName[];
  driver: CandidacyCommandName[];
  ops?: CandidacyCommandName[];
}

// The table of moves, repeated by hand (docs/state-machines.md#candidacies).
const table: Row[] = [
  { state: 'none', of: play, fleet: ['invite'], driver: ['request'] },
  { state: 'invited', of: invited, fleet: ['cancelInvite'], driver: ['request', 'acceptInvite', 'declineInvite'] },
  { state: 'requested', of: requested, fleet: ['invite', 'moveToReview', 'pass'], driver: ['withdraw'] },
  {
    state: 'in review',
    of: inReview,
    fleet: ['cancelAssignment'],
    safety: ['approveForInterview', 'rejectReview', 'cancelAssignment'],
    driver: ['withdraw'],
  },
  {
    state: 'approved',
    of: approved,
    fleet: ['pass', 'cancelAssignment', 'scheduleInterview', 'offerInterview'],
    driver: ['withdraw'],
  },
  {
    state: 'interview offered, open',
    of: offered,
    fleet: ['pass', 'offerOtherTimes', 'rescheduleInterview', 'rejectInterview', 'cancelInterview'],
    driver: ['withdraw', 'pickInterviewTime', 'proposeInterviewTime'],
  },
  {
    state: 'interview offered, all times passed',
    of: offered,
    at: Date.parse('2026-12-02T15:00:00.000Z'),
    fleet: ['pass', 'offerOtherTimes', 'rescheduleInterview', 'rejectInterview', 'cancelInterview'],
    driver: ['withdraw', 'proposeInterviewTime'],
  },
  {
    state: 'interview offered, no time fits',
    of: offerDeclined,
    fleet: ['pass', 'offerOtherTimes', 'rescheduleInterview', 'rejectInterview', 'cancelInterview'],
    driver: ['withdraw', 'pickInterviewTime', 'proposeInterviewTime', 'withdrawProposal'],
  },
  {
    state: 'interview offered, another time proposed',
    of: offerAnswered,
    fleet: ['pass', 'offerOtherTimes', 'confirmProposal', 'rescheduleInterview', 'rejectInterview', 'cancelInterview'],
    driver: ['withdraw', 'pickInterviewTime', 'proposeInterviewTime', 'withdrawProposal'],
  },
  {
    state: 'interviewing, waiting',
    of: () => play().toInterview(),
    fleet: ['pass', 'rescheduleInterview', 'rejectInterview', 'cancelInterview', 'hire'],
    driver: ['withdraw', 'acceptInterview', 'proposeInterviewTime'],
  },
  {
    state: 'interviewing, another time proposed',
    of: proposed,
    fleet: ['pass', 'confirmProposal', 'rescheduleInterview', 'rejectInterview', 'cancelInterview', 'hire'],
    driver: ['withdraw', 'acceptInterview', 'proposeInterviewTime', 'withdrawProposal'],
  },
  {
    state: 'interviewing, accepted',
    of: accepted,
    fleet: ['pass', 'rescheduleInterview', 'rejectInterview', 'cancelInterview', 'hire'],
    driver: ['withdraw', 'proposeInterviewTime'],
  },
  {
    state: 'hired, offered',
    of: () => play().toHired(),
    fleet: ['moveStart', 'rescindStart'],
    driver: ['acceptStart', 'proposeStart', 'declineStart'],
  },
  {
    state: 'hired, another date proposed',
    of: startProposed,
    fleet: ['acceptProposedStart', 'keepStart', 'moveStart', 'rescindStart'],
    driver: ['acceptStart', 'proposeStart', 'declineStart'],
  },
  { state: 'hired, accepted', of: startAccepted, fleet: ['moveStart', 'rescindStart'], driver: ['declineStart'] },
  {
    state: 'hired, start reached unaccepted',
    of: () => play().toHired(),
    at: START,
    fleet: ['moveStart', 'rescindStart', 'confirmStart', 'recordNoShow'],
    driver: ['acceptStart', 'proposeStart', 'declineStart'],
  },
  {
    state: 'on assignment, first week',
    of: started,
    at: START + DAY,
    fleet: ['recordNoShow', 'endAssignment'],
    driver: ['endAssignment'],
    ops: ['endAssignment'],
  },
  {
    state: 'on assignment, later',
    of: started,
    at: START + 7 * DAY,
    fleet: ['endAssignment'],
    driver: ['endAssignment'],
    ops: ['endAssignment'],
  },
  { state: 'ended', of: ended, fleet: [], driver: [] },
  { state: 'closed', of: closed, fleet: ['invite'], driver: ['request'] },
];

describe.each(table)('$state', ({ of, at, ...row }) => {
  const history = of();
  const now = at ?? history.now;

  it('offers the carrier its moves', () => {
    expect(allowedCommands(history.state, fleet, now)).toEqual(row.fleet);
  });

  it('offers HR and Safety theirs', () => {
    expect(allowedCommands(history.state, safety, now)).toEqual(row.safety ?? row.fleet);
  });

  it('offers the driver theirs', () => {
    expect(allowedCommands(history.state, driver, now)).toEqual(row.driver);
  });

  it('offers operations theirs', () => {
    expect(allowedCommands(history.state, ops, now)).toEqual(row.ops ?? []);
  });
});
