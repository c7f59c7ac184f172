import { expect, it } from '@jest/globals';
import { followAll } from '#domain/hiring-reports/rounds';
import { outcomeOf } from '#domain/hiring-reports/spans';
import { DAY_MS } from '#domain/shared/durations';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const namesOf = (history: CandidacyHistory, kind: 'stage' | 'reply') =>
  followAll(history.events)
    .spans.filter((span) => span.kind === kind)
    .sort((one, other) => one.seq - other.seq)
    .map((span) => [span.name, 'outcome' in span ? span.outcome : 'open']);

it('follows a round through its stages', () => {
  const history = new CandidacyHistory(aWorld).toHired();
  history.play('acceptStart');

  expect(namesOf(history, 'stage')).toEqual([
    ['invited', 'left'],
    ['inReview', 'left'],
    ['approved', 'left'],
    ['interviewing', 'left'],
    ['offered', 'left'],
    ['accepted', 'open'],
  ]);
});

it('asks again for a new interview time, and counts only the replies of the side that owes them', () => {
  const history = new CandidacyHistory(aWorld).toInterview();
  const interview = { startsAt: '2026-12-02T15:00:00.000Z', endsAt: '2026-12-02T16:00:00.000Z' };
  history.play('rescheduleInterview', interview);
  history.play('proposeInterviewTime', { startsAt: '2026-12-03T15:00:00.000Z' });
  history.play('withdraw');

  expect(namesOf(history, 'reply').slice(3)).toEqual([
    ['answerInterview', 'unanswered'],
    ['answerInterview', 'answered'],
    ['carrierConfirmsTime', 'unanswered'],
  ]);
});

it('voids the decision after an interview that was made before it', () => {
  const history = new CandidacyHistory(aWorld).toInterview();
  history.play('acceptInterview');
  history.play('hire');

  expect(namesOf(history, 'reply')).toContainEqual(['decideAfterInterview', 'void']);
  const wait = { kind: 'reply', name: 'decideAfterInterview', startedAt: '2026-12-01T15:00:00.000Z' } as const;
  expect(outcomeOf(wait, { by: 'fleet', at: '2026-12-02T00:00:00.000Z' })).toBe('answered');
});

it('knows source, hire and end of each round', () => {
  const history = new CandidacyHistory(aWorld);
  history.play('invite', { source: 'autopilot' });
  history.play('declineInvite', { reason: 'pay' });
  history.now += DAY_MS;
  history.play('request');
  history.play('invite');

  const { rounds } = followAll(history.events);

  expect(rounds).toMatchObject([
    { round: 1, source: 'autopilot', hiredAt: null, closed: { by: 'driver', reason: 'pay' } },
    { round: 2, source: 'application', hiredAt: null, closed: null },
  ]);
});

it('keeps the time of the first accepted start date', () => {
  const history = new CandidacyHistory(aWorld).toHired();
  const first = history.play('acceptStart').at;
  history.play('moveStart', { startOn: '2026-12-09', startsAt: '2026-12-09T06:00:00.000Z' });
  history.play('acceptStart');

  expect(followAll(history.events).rounds).toMatchObject([{ hiredAt: first }]);
});
