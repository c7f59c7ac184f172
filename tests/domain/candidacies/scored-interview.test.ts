import { describe, expect, it } from '@jest/globals';
import { scoredInterview } from '#domain/candidacies/state-table';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const STARTS_AT = '2026-12-01T15:00:00.000Z';
const inInterview = () => new CandidacyHistory(aWorld).toInterview('018f0000-0000-7000-8000-0000000000f1', STARTS_AT);

describe('the interview that scorecards are about', () => {
  it('is the planned one', () => {
    expect(scoredInterview(inInterview().state)?.startsAt).toBe(STARTS_AT);
  });

  it('is still the one that was held after a hire', () => {
    const history = inInterview();
    history.now = Date.parse(STARTS_AT) + 3_600_000;
    history.play('hire');

    expect(scoredInterview(history.state)?.startsAt).toBe(STARTS_AT);
  });

  it('is none after a hire before the interview, and after a canceled interview', () => {
    const early = inInterview();
    early.play('hire');
    expect(scoredInterview(early.state)).toBeNull();

    const canceled = inInterview();
    canceled.play('cancelInterview');
    expect(scoredInterview(canceled.state)).toBeNull();
  });
});
