import { describe, expect, it } from '@jest/globals';
import { fleetActionsOf, type FleetFacts, plainActionsOf } from '#domain/candidacies/actions';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { NOW } from '../../support/hiring/hiring-world';

const now = Date.parse(NOW);
const everything: FleetFacts = {
  mayAct: true,
  isSafety: true,
  hasSafetyStaff: true,
  isInForce: true,
  isFilled: false,
  isDriverReady: true,
  lacksScorecard: false,
};
function inReview() {
  const history = new CandidacyHistory(aWorld);
  history.play('invite');
  history.play('acceptInvite');
  return history.state;
}

describe('the actions of a carrier', () => {
  it('include every move of the state for staff with all permissions', () => {
    expect(fleetActionsOf(inReview(), everything, now)).toEqual({
      actions: ['approveForInterview', 'rejectReview', 'cancelAssignment'],
      refusals: [],
    });
  });

  it('show approval as refused to other positions', () => {
    const { actions, refusals } = fleetActionsOf(inReview(), { ...everything, isSafety: false }, now);

    expect(actions).toEqual(['cancelAssignment']);
    expect(refusals).toEqual([
      { action: 'approveForInterview', code: 'safety-approval-needed' },
      { action: 'rejectReview', code: 'safety-approval-needed' },
    ]);
  });

  it('say if no one at the carrier may approve', () => {
    const facts = { ...everything, isSafety: false, hasSafetyStaff: false };

    expect(fleetActionsOf(inReview(), facts, now).refusals[0]?.code).toBe('no-safety-staff');
  });

  it('are all refused to staff who may not act', () => {
    const { actions, refusals } = fleetActionsOf(inReview(), { ...everything, mayAct: false }, now);

    expect(actions).toEqual([]);
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['forbidden']));
  });

  it('refuse a hire once another driver has the last seat', () => {
    const { state } = new CandidacyHistory(aWorld).toInterview();

    expect(fleetActionsOf(state, { ...everything, isFilled: true }, now).refusals).toEqual([
      { action: 'hire', code: 'order-filled' },
    ]);
  });

  it('refuse a purchase and a hire while the agreement is not in force, and nothing else', () => {
    const requested = new CandidacyHistory(aWorld);
    requested.play('request');
    const { state } = new CandidacyHistory(aWorld).toInterview();
    const lapsed = { ...everything, isInForce: false };

    expect(fleetActionsOf(requested.state, lapsed, now)).toEqual({
      actions: ['pass'],
      refusals: [{ action: 'moveToReview', code: 'agreement-not-accepted' }],
    });
    expect(fleetActionsOf(state, lapsed, now).refusals).toEqual([{ action: 'hire', code: 'agreement-not-accepted' }]);
    expect(fleetActionsOf(inReview(), lapsed, now).refusals).toEqual([]);
  });

  it('refuse a hire while the driver is not ready for dispatch', () => {
    const { state } = new CandidacyHistory(aWorld).toInterview();

    const { refusals } = fleetActionsOf(state, { ...everything, isDriverReady: false }, now);

    expect(refusals).toEqual([{ action: 'hire', code: 'driver-not-ready' }]);
  });
});

it('offers drivers their own moves only', () => {
  expect(plainActionsOf(inReview(), { kind: 'driver', isSafety: false }, now)).toEqual({
    actions: ['withdraw'],
    refusals: [],
  });
});
