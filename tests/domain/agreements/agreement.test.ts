import { describe, expect, it } from '@jest/globals';
import { daysOfTerm, lastDayBefore } from '#domain/agreements/calendar';
import { agreementMoves } from '#domain/agreements/moves';
import { agreementActions, checkInForce, checkNewOrders } from '#domain/agreements/rules';
import { agreementStates } from '#domain/agreements/states';
import { AgreementHistory } from '../../support/builders/agreements';

const STARTED = '2026-06-15T15:00:00.000Z';
const FIRST_DAY_AFTER = '2026-07-16T05:00:00.000Z';
const started = () => new AgreementHistory('carrier', STARTED);
const accepted = () => started().play('acceptAgreement', 'fleet');

/** An agreement in its first term, which began on July 16, 2026. */
function active(): AgreementHistory {
  const history = accepted();
  history.passTo(FIRST_DAY_AFTER);
  return history;
}
const endOfTerm = ({ state }: AgreementHistory) => state.term && daysOfTerm(state.term).endsOn;

describe('the trial', () => {
  it('reminds 14, 7 and 1 day before its last day, and lapses without an acceptance', () => {
    expect(started().passTo('2026-08-01T00:00:00.000Z')).toEqual([
      'trialReminded 2026-07-01T14:00:00.000Z',
      'trialReminded 2026-07-08T14:00:00.000Z',
      'trialReminded 2026-07-14T14:00:00.000Z',
      `agreementLapsed ${FIRST_DAY_AFTER}`,
    ]);
  });

  it('becomes the first term if the agreement is accepted', () => {
    const history = active();
    expect(history.state).toMatchObject({ name: 'active', term: { firstOn: '2026-07-16', number: 1 } });
    expect(endOfTerm(history)).toBe('2027-07-15');
  });

  it('is extended: everything later is computed from the new end', () => {
    const history = started();
    history.passTo('2026-07-10T12:00:00.000Z');
    history.play('extendTrial', 'ops', { lastOn: '2026-07-26' });
    expect(lastDayBefore(history.state.trialEndsAt, 'America/Chicago')).toBe('2026-07-26');
    expect(history.passTo('2026-08-01T00:00:00.000Z')).toEqual([
      'trialReminded 2026-07-12T14:00:00.000Z',
      'trialReminded 2026-07-19T14:00:00.000Z',
      'trialReminded 2026-07-25T14:00:00.000Z',
      'agreementLapsed 2026-07-27T05:00:00.000Z',
    ]);
    expect(history.play('extendTrial', 'ops', { lastOn: '2026-08-10' }).state.name).toBe('trial');
  });

  it.each([
    ['2026-07-15', 'trial-day-not-possible'],
    ['2026-07-16', undefined],
    ['2028-01-01', 'trial-day-not-possible'],
  ])('is extended through %s: %s', (lastOn, code) => {
    expect(started().refusalOf('extendTrial', 'ops', { lastOn })).toBe(code);
  });

  it('is over for good once the first term began', () => {
    expect(active().refusalOf('extendTrial', 'ops', { lastOn: '2026-12-01' })).toBe('agreement-move-not-allowed');
  });

  it('reminds once after an outage of the worker, and the end comes first', () => {
    const history = started();
    history.now = Date.parse('2026-07-10T00:00:00.000Z');
    expect(history.passTo('2026-07-10T00:00:00.000Z')).toEqual(['trialReminded 2026-07-10T00:00:00.000Z']);
    history.now = Date.parse('2026-07-20T00:00:00.000Z');
    expect(history.passTo('2026-07-20T00:00:00.000Z')).toEqual(['agreementLapsed 2026-07-20T00:00:00.000Z']);
  });
});

describe('acceptance', () => {
  it('is refused a second time for the same version, in the trial and while active', () => {
    for (const history of [accepted(), active()]) {
      expect(history.refusalOf('acceptAgreement', 'fleet')).toBe('agreement-already-accepted');
      expect(history.refusalOf('acceptAgreement', 'fleet', { version: 'v2' })).toBeUndefined();
    }
  });

  it('is up to the carrier', () => {
    expect(started().refusalOf('acceptAgreement', 'ops')).toBe('forbidden');
  });

  it('after the trial lapsed begins the first term on that day', () => {
    const history = started();
    history.passTo('2026-09-01T15:00:00.000Z');
    history.play('acceptAgreement', 'fleet');
    expect(history.state).toMatchObject({ name: 'active', term: { firstOn: '2026-09-01', number: 1 } });
  });
});

describe('terms', () => {
  it('renew by themselves, with reminders 60 and 30 days before', () => {
    const history = active();
    expect(history.passTo('2027-07-20T00:00:00.000Z')).toEqual([
      'termReminded 2027-05-16T14:00:00.000Z',
      'termReminded 2027-06-15T14:00:00.000Z',
      'termRenewed 2027-07-16T05:00:00.000Z',
    ]);
    history.passTo('2029-12-01T00:00:00.000Z');
    expect(history.state.term).toEqual({ firstOn: '2026-07-16', number: 4 });
    expect(endOfTerm(history)).toBe('2030-07-15');
  });

  it('do not renew while a new text is not accepted, and go on from the first day after acceptance', () => {
    const history = active().learn({ version: 'v2' });
    expect(history.events.at(-1)?.type).toBe('textOffered');
    history.passTo('2027-07-20T00:00:00.000Z');
    expect(history.state.name).toBe('lapsed');
    history.play('acceptAgreement', 'fleet', { version: 'v2' });
    expect(history.state).toMatchObject({ name: 'active', term: { firstOn: '2026-07-16', number: 2 } });
  });

  it('renew if the new text was accepted in time', () => {
    const history = active().learn({ version: 'v2' }).play('acceptAgreement', 'fleet', { version: 'v2' });
    history.passTo('2027-07-20T00:00:00.000Z');
    expect(history.state).toMatchObject({ name: 'active', term: { number: 2 }, acceptance: { version: 'v2' } });
  });

  it('end by the new zone of a carrier that moves', () => {
    const history = active().learn({ zone: 'America/Denver' });
    expect(history.passTo('2027-07-20T00:00:00.000Z').at(-1)).toBe('termRenewed 2027-07-16T06:00:00.000Z');
  });
});

describe('notice', () => {
  it('ends the agreement after 30 calendar days, also within the last days of a term, which is not renewed', () => {
    const history = active();
    history.passTo('2027-06-25T18:00:00.000Z');
    history.play('giveNotice', 'fleet');
    expect(history.state.notice).toMatchObject({ party: 'carrier', endsAt: '2027-07-26T05:00:00.000Z' });
    expect(history.passTo('2027-09-01T00:00:00.000Z')).toEqual(['agreementEnded 2027-07-26T05:00:00.000Z']);
    expect(history.state).toMatchObject({ name: 'ended', term: { number: 1 } });
  });

  it('of February 10 in a term until February 28 ends on March 12, without another term', () => {
    const history = new AgreementHistory('carrier', '2026-01-29T18:00:00.000Z').play('acceptAgreement', 'fleet');
    history.passTo('2027-02-10T18:00:00.000Z');
    expect(endOfTerm(history)).toBe('2027-02-28');
    history.play('giveNotice', 'fleet');
    expect(history.passTo('2027-06-01T00:00:00.000Z')).toEqual(['agreementEnded 2027-03-13T06:00:00.000Z']);
    expect(history.state).toMatchObject({ name: 'ended', term: { firstOn: '2026-03-01', number: 1 } });
  });

  it.each([
    ['fleet', 'ops'],
    ['ops', 'fleet'],
  ] as const)('of %s is withdrawn by nobody else', (giver, other) => {
    const history = active().play('giveNotice', giver);
    expect(history.refusalOf('withdrawNotice', other)).toBe('agreement-notice-not-yours');
    expect(agreementActions(history.state, other)).not.toContain('withdrawNotice');
    expect(history.play('withdrawNotice', giver).state).toMatchObject({ name: 'active', notice: null });
  });

  it('that is withdrawn after the end of the term renews the term right away', () => {
    const history = active();
    history.passTo('2027-07-10T18:00:00.000Z');
    history.play('giveNotice', 'ops');
    history.passTo('2027-07-20T18:00:00.000Z');
    history.play('withdrawNotice', 'ops');
    expect(history.passTo('2027-07-20T18:00:00.000Z')).toEqual(['termRenewed 2027-07-20T18:00:00.000Z']);
    expect(endOfTerm(history)).toBe('2028-07-15');
  });

  it('is given only while a term runs', () => {
    expect(accepted().refusalOf('giveNotice', 'fleet')).toBe('agreement-move-not-allowed');
    expect(active().play('giveNotice', 'fleet').refusalOf('giveNotice', 'ops')).toBe('agreement-move-not-allowed');
  });

  it('is not revived by an acceptance; after the end, acceptance begins new terms', () => {
    const history = active().play('giveNotice', 'fleet');
    expect(history.refusalOf('acceptAgreement', 'fleet')).toBe('agreement-move-not-allowed');
    history.passTo('2026-10-01T15:00:00.000Z');
    history.play('acceptAgreement', 'fleet');
    expect(history.state).toMatchObject({ name: 'active', notice: null, term: { firstOn: '2026-10-01', number: 1 } });
  });
});

describe('disabling', () => {
  it('needs two warnings since the carrier was last enabled', () => {
    const history = active();
    expect(history.refusalOf('disableCarrier', 'ops')).toBe('too-few-warnings');
    history.play('warnAboutPayment', 'ops');
    expect(history.refusalOf('disableCarrier', 'ops')).toBe('too-few-warnings');
    history.play('warnAboutPayment', 'system').play('disableCarrier', 'ops');
    expect(history.state).toMatchObject({ name: 'active', isDisabled: true });
    expect(history.refusalOf('disableCarrier', 'ops')).toBe('agreement-move-not-allowed');
    history.play('enableCarrier', 'ops');
    expect(history.state).toMatchObject({ isDisabled: false, warnings: [] });
    expect(history.refusalOf('disableCarrier', 'ops')).toBe('too-few-warnings');
  });

  it('is never automatic, and not up to the carrier', () => {
    const history = active().play('warnAboutPayment', 'ops').play('warnAboutPayment', 'ops');
    expect(history.refusalOf('disableCarrier', 'system')).toBe('forbidden');
    expect(history.refusalOf('disableCarrier', 'fleet')).toBe('forbidden');
    expect(history.play('clearWarnings', 'ops').state.warnings).toEqual([]);
  });
});

it('offers exactly the commands that the rules accept', () => {
  const histories = [started(), accepted(), active(), active().play('giveNotice', 'fleet')];
  for (const { state } of histories) {
    for (const who of ['fleet', 'ops'] as const) {
      for (const name of agreementActions(state, who)) {
        expect(agreementMoves[name].who).toContain(who);
        expect(agreementMoves[name].from).toContain(state.name);
      }
    }
  }
});

it('refuses what the state does not cover', () => {
  const codes = agreementStates.map((state) => [checkInForce(state)?.code, checkNewOrders(state)?.code]);
  expect(Object.fromEntries(agreementStates.map((state, index) => [state, codes[index]]))).toEqual({
    trial: [undefined, undefined],
    lapsed: ['agreement-not-accepted', undefined],
    active: [undefined, undefined],
    noticeGiven: [undefined, 'agreement-ending'],
    ended: ['agreement-not-accepted', 'agreement-not-accepted'],
  });
  // A carrier whose workflow is not started yet counts as in its trial.
  expect([checkInForce(null), checkNewOrders(null)]).toEqual([undefined, undefined]);
});
