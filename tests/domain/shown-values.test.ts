import { describe, expect, it } from '@jest/globals';
import type { AdverseCommandName } from '#domain/adverse-actions/commands';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { checkCommand } from '#domain/candidacies/rules';
import type { AccessCommandName } from '#domain/dq-access/commands';
import type { DriverPipelineCommandName } from '#domain/driver-pipeline/commands';
import type { VerificationCommandName } from '#domain/employment-verifications/commands';
import type { JobOrderCommandName } from '#domain/job-orders/commands';
import { decideOrderCommand, emptyJobOrder } from '#domain/job-orders/decide';
import { aWorld } from '../support/hiring/a-world';
import { CandidacyHistory } from '../support/hiring/candidacy-history';
import { entryOf, fileOf, PipelineHistory } from './driver-pipeline/pipeline-history';

/**
 * The reason that a command can only mean what its page showed. One that accepts what the other side may change in the meantime
 * names it, and is refused after a change (`names`: each has its case below).
 */
type Why =
  | 'names'
  // The value is in the command; the other side is asked to accept it, or has no say in it.
  | 'own value'
  // It ends or refuses the whole thing, whatever its dates and times are; the round or the interview is named.
  | 'ends'
  // Nothing in this step can be changed by the other side: a change is another state or round, which is refused.
  | 'state'
  // It binds nobody yet: what it is about is shown again before the next step.
  | 'binds nobody'
  | 'the product itself';

const candidacies: Readonly<Record<CandidacyCommandName, Why>> = {
  invite: 'own value',
  request: 'binds nobody',
  acceptInvite: 'binds nobody',
  declineInvite: 'ends',
  cancelInvite: 'ends',
  moveToReview: 'state',
  pass: 'ends',
  withdraw: 'ends',
  approveForInterview: 'state',
  rejectReview: 'ends',
  cancelAssignment: 'ends',
  scheduleInterview: 'own value',
  offerInterview: 'own value',
  offerOtherTimes: 'own value',
  pickInterviewTime: 'names',
  acceptInterview: 'names',
  proposeInterviewTime: 'own value',
  withdrawProposal: 'state',
  confirmProposal: 'names',
  rescheduleInterview: 'own value',
  rejectInterview: 'ends',
  cancelInterview: 'ends',
  hire: 'own value',
  acceptStart: 'names',
  proposeStart: 'own value',
  declineStart: 'ends',
  acceptProposedStart: 'names',
  keepStart: 'names',
  moveStart: 'own value',
  rescindStart: 'ends',
  confirmStart: 'names',
  recordNoShow: 'ends',
  endAssignment: 'own value',
};
const orders: Readonly<Record<JobOrderCommandName, Why>> = {
  createOrder: 'own value',
  updateOrder: 'names',
  acceptOrder: 'names',
  sendBackOrder: 'names',
  cancelOrder: 'ends',
  deleteOrder: 'ends',
  setVisibility: 'own value',
  setAutopilot: 'own value',
  pauseAutopilot: 'own value',
  takeSeat: 'the product itself',
  releaseSeat: 'the product itself',
};
const pipelines: Readonly<Record<DriverPipelineCommandName, Why>> = {
  signUp: 'own value',
  confirmContact: 'own value',
  preQualify: 'own value',
  submitTask: 'own value',
  reopenTask: 'state',
  requestDocument: 'state',
  uploadDocument: 'own value',
  recordScanResult: 'names',
  reviewDocument: 'names',
  reopenDocument: 'state',
  reviewTask: 'names',
  undoApproval: 'names',
  recordCall: 'own value',
  recordMissedCall: 'own value',
  recordResult: 'own value',
  recordExpiry: 'own value',
  moveStage: 'names',
  undoMove: 'names',
  snooze: 'own value',
  assignOwner: 'own value',
  setAvailability: 'own value',
  erase: 'ends',
};
/** The commands of these name the round, within which the other side can change nothing but the state. */
const rounds: Readonly<Record<AccessCommandName | AdverseCommandName | VerificationCommandName, Why>> = {
  requestAccess: 'own value',
  withdrawRequest: 'ends',
  grantAccess: 'own value',
  rejectAccess: 'ends',
  revokeAccess: 'ends',
  giveUpAccess: 'ends',
  extendAccess: 'own value',
  sendPreAdverseNotice: 'own value',
  sendRemoteNotice: 'own value',
  disputeReport: 'own value',
  resolveDispute: 'state',
  sendFinalNotice: 'state',
  withdrawAdverseAction: 'ends',
  requestReportCopy: 'own value',
  recordMailing: 'own value',
  startVerification: 'own value',
  // The hash of the text that was shown (tests/api/drivers/verifications).
  signConsent: 'state',
  postponeConsent: 'state',
  recordAttempt: 'own value',
  cancelVerification: 'ends',
  closeGoodFaith: 'ends',
  submitAnswer: 'own value',
  declineRequest: 'ends',
  // These name the answer (tests/domain/employment-verifications).
  reviewAnswer: 'state',
  disputeAnswer: 'own value',
  refuseCorrection: 'ends',
  attachRebuttal: 'own value',
};

/** The codes of two commands: one names what the page had shown, the other what the other side has changed it to. */
interface Codes {
  readonly shown: string | undefined;
  readonly current: string | undefined;
}

const TUESDAY = '2026-12-01T15:00:00.000Z';
const WEDNESDAY = '2026-12-02T15:00:00.000Z';
const THURSDAY = '2026-12-03T15:00:00.000Z';
const startOn = (day: string) => ({ startOn: day, startsAt: `${day}T06:00:00.000Z` });

const interview = () => new CandidacyHistory(aWorld).toInterview('one', TUESDAY);
function offer(): CandidacyHistory {
  const history = interview();
  history.play('hire');
  return history;
}
function proposed(day: string): CandidacyHistory {
  const history = offer();
  history.play('proposeStart', startOn(day));
  return history;
}

function candidacyCodes(
  history: CandidacyHistory,
  name: CandidacyCommandName,
  [shown, current]: readonly [object, object],
): Codes {
  const codeOf = (details: object) => {
    const command = history.command(name, details);
    return checkCommand(history.state, { name, command }, history.now + 60_000)?.code;
  };
  return { shown: codeOf(shown), current: codeOf(current) };
}

const candidacyCases: Readonly<Record<string, () => Codes>> = {
  pickInterviewTime: () => {
    const history = new CandidacyHistory(aWorld).toOffer([TUESDAY], 'one');
    history.play('offerOtherTimes', { slots: [{ startsAt: WEDNESDAY, endsAt: '2026-12-02T16:00:00.000Z' }] });
    return candidacyCodes(history, 'pickInterviewTime', [{ startsAt: TUESDAY }, { startsAt: WEDNESDAY }]);
  },
  acceptInterview: () => {
    const history = interview();
    history.play('rescheduleInterview', { startsAt: WEDNESDAY, endsAt: '2026-12-02T16:00:00.000Z' });
    return candidacyCodes(history, 'acceptInterview', [{ shownTime: TUESDAY }, { shownTime: WEDNESDAY }]);
  },
  confirmProposal: () => {
    const history = interview();
    history.play('proposeInterviewTime', { startsAt: WEDNESDAY });
    history.play('proposeInterviewTime', { startsAt: THURSDAY });
    return candidacyCodes(history, 'confirmProposal', [{ shownTime: WEDNESDAY }, { shownTime: THURSDAY }]);
  },
  'confirmProposal, instead of offered times': () => {
    const history = new CandidacyHistory(aWorld).toOffer([TUESDAY], 'one');
    history.play('proposeInterviewTime', { startsAt: WEDNESDAY });
    history.play('proposeInterviewTime', { startsAt: THURSDAY });
    return candidacyCodes(history, 'confirmProposal', [{ shownTime: WEDNESDAY }, { shownTime: THURSDAY }]);
  },
  acceptStart: () => {
    const history = offer();
    history.play('moveStart', startOn('2026-12-12'));
    return candidacyCodes(history, 'acceptStart', [{ shownDate: '2026-12-05' }, { shownDate: '2026-12-12' }]);
  },
  acceptProposedStart: () => {
    const history = proposed('2026-12-12');
    history.play('proposeStart', startOn('2026-12-14'));
    return candidacyCodes(history, 'acceptProposedStart', [startOn('2026-12-12'), startOn('2026-12-14')]);
  },
  keepStart: () => {
    const history = proposed('2026-12-12');
    history.play('proposeStart', startOn('2026-12-14'));
    return candidacyCodes(history, 'keepStart', [{ shownProposal: '2026-12-12' }, { shownProposal: '2026-12-14' }]);
  },
  confirmStart: () => {
    const history = offer();
    history.play('moveStart', startOn('2026-12-12'));
    history.now = Date.parse('2026-12-20T06:00:00.000Z');
    return candidacyCodes(history, 'confirmStart', [{ shownDate: '2026-12-05' }, { shownDate: '2026-12-12' }]);
  },
  'confirmStart, with a proposal that came in the meantime': () => {
    const history = proposed('2026-12-14');
    history.now = Date.parse('2026-12-13T06:00:00.000Z');
    const shownDate = '2026-12-05';
    return candidacyCodes(history, 'confirmStart', [
      { shownDate, shownProposal: null },
      { shownDate, shownProposal: '2026-12-14' },
    ]);
  },
};

function orderCodes(name: 'updateOrder' | 'acceptOrder' | 'sendBackOrder', field: string): Codes {
  const state = {
    ...emptyJobOrder('order'),
    status: 'pending' as const,
    approval: 'pending' as const,
    versionId: 'new',
  };
  const codeOf = (versionId: string) => {
    const kind = name === 'updateOrder' ? 'fleet' : 'ops';
    const terms = {
      versionId: 'next',
      facilityId: 'yard',
      numberOfDrivers: 1,
      startOn: null,
      endOn: null,
      endsAt: null,
    };
    const command = {
      ...terms,
      actor: { kind, userId: 'user' },
      isRecruiter: true,
      isBusinessAdmin: false,
      noteId: 'note',
      [field]: versionId,
    };
    const decision = decideOrderCommand(state, { name, command: command as never }, Date.parse(TUESDAY));
    return 'refused' in decision ? decision.refused.code : undefined;
  };
  return { shown: codeOf('old'), current: codeOf('new') };
}

const orderCases: Readonly<Record<string, () => Codes>> = {
  updateOrder: () => orderCodes('updateOrder', 'baseVersionId'),
  acceptOrder: () => orderCodes('acceptOrder', 'shownVersionId'),
  sendBackOrder: () => orderCodes('sendBackOrder', 'shownVersionId'),
};

const rejection = { isApproved: false, reason: 'unreadable', noteId: null } as const;
const codeOf = (answer: unknown) => (typeof answer === 'string' ? answer : undefined);
function newLicense(): PipelineHistory {
  const history = new PipelineHistory().toInterview();
  history.send('uploadDocument', { document: 'driverLicense', fileId: 'newer' });
  return history;
}

const pipelineCases: Readonly<Record<string, () => Codes>> = {
  recordScanResult: () => {
    const scan = (fileId: string) =>
      codeOf(newLicense().send('recordScanResult', { document: 'driverLicense', fileId, isClean: true }));
    return { shown: scan(fileOf('driverLicense')), current: scan('newer') };
  },
  reviewDocument: () => {
    const review = (fileId: string) => {
      const history = newLicense();
      history.send('recordScanResult', { document: 'driverLicense', fileId: 'newer', isClean: true });
      return codeOf(history.send('reviewDocument', { document: 'driverLicense', fileId, expiry: null, ...rejection }));
    };
    return { shown: review(fileOf('driverLicense')), current: review('newer') };
  },
  reviewTask: () => {
    const review = (entryId: string) =>
      codeOf(
        new PipelineHistory().toInterview().send('reviewTask', { task: 'employmentHistory', entryId, ...rejection }),
      );
    return { shown: review('older'), current: review(entryOf('employmentHistory')) };
  },
  undoApproval: () => {
    const undo = (entryId: string) => {
      const history = new PipelineHistory().toInterview();
      const entry = { task: 'employmentHistory', entryId: entryOf('employmentHistory') } as const;
      history.send('reviewTask', { ...entry, isApproved: true, reason: null, noteId: null });
      return codeOf(history.send('undoApproval', { task: 'employmentHistory', entryId }));
    };
    return { shown: undo('older'), current: undo(entryOf('employmentHistory')) };
  },
  moveStage: () => {
    const move = (from: 'Processing' | 'Interview') =>
      codeOf(
        new PipelineHistory()
          .toInterview()
          .send('moveStage', { from, to: 'NotInterested', reason: 'other_job', noteId: null, contactAgainAt: null }),
      );
    return { shown: move('Processing'), current: move('Interview') };
  },
  undoMove: () => {
    const undo = (from: 'Interview' | 'PendingHR') => {
      const history = new PipelineHistory().toProcessing();
      history.move('Interview');
      return codeOf(history.send('undoMove', { from }));
    };
    return { shown: undo('PendingHR'), current: undo('Interview') };
  },
};

const cases = { ...candidacyCases, ...orderCases, ...pipelineCases };

describe('a command that accepts what the other side may change', () => {
  it.each(Object.keys(cases))('names what its page showed, and is refused after a change: %s', (name) => {
    const { shown, current } = cases[name]?.() ?? {};

    expect(shown).toMatch(/-changed$/);
    expect(current).toBeUndefined();
  });

  it('has a case here, and every other one a reason', () => {
    const all = Object.entries({ ...candidacies, ...orders, ...pipelines, ...rounds });
    const naming = all.filter(([, why]) => why === 'names').map(([name]) => name);

    const played = new Set(Object.keys(cases).map((name) => name.split(',')[0]));
    expect([...played].toSorted()).toEqual(naming.toSorted());
  });
});
