import type { Decision, Transition } from '../shared/decision';
import type { VerificationCommandName, VerificationCommands } from './commands';
import type { VerificationEventType } from './events';
import { verificationMoves } from './moves';
import { checkVerificationCommand, type NamedVerificationCommand } from './rules';
import type { CurrentAnswer, EmploymentVerificationState } from './state';
import { type Changes, enter, transition, withAttempt } from './transition';

/** An event of a verification before the workflow adds the id of its cause. */
export type VerificationTransition = Transition<VerificationEventType, EmploymentVerificationState>;

type State = EmploymentVerificationState;

type ChangesOf = {
  readonly [N in VerificationCommandName]: (state: State, command: VerificationCommands[N], at: string) => Changes;
};

/** The request goes out: by email on the first scheduled day, if there is an address. */
const send = (state: State, at: string): Changes => ({
  ...enter('sent', at),
  sentAt: at,
  slots: 1,
  ...(state.canEmail && withAttempt(state, { channel: 'email', attemptId: null, at })),
});

const nextAnswer = ({ answer }: State, responseId: string, at: string): CurrentAnswer => ({
  responseId,
  version: (answer?.version ?? 0) + 1,
  at,
  isReviewed: false,
  isReviewWaived: false,
});

/** The changes of each command to a state that passed the checks. */
const changesOf: ChangesOf = {
  startVerification: (state, { actor, hiredOn, canEmail, consentId }, at) => {
    const begun: State = {
      ...state,
      ...enter('draft', at),
      round: state.round + 1,
      requestedAt: at,
      requestedBy: actor.userId,
      hiredOn,
      consentId,
      canEmail,
      isReminded: false,
      postponed: undefined,
      sentAt: null,
      slots: 0,
      attempts: { count: 0, firstAt: null },
      isWarned: false,
      isOverdue: false,
      answer: null,
      dispute: null,
      rebuttal: null,
      closing: null,
      hasAccessEnded: undefined,
    };
    return { ...begun, ...(consentId !== null && send(begun, at)) };
  },
  signConsent: (state, { consentId }, at) => ({ consentId, ...send(state, at) }),
  postponeConsent: (_state, { noteId }, at) => ({ postponed: { noteId, at } }),
  recordAttempt: (state, { channel, attemptId, canEmail }, at) => ({
    canEmail,
    ...withAttempt(state, { channel, attemptId, at }),
  }),
  cancelVerification: (_state, _command, at) => enter('canceled', at),
  closeGoodFaith: ({ closing }, { fileId }, at) => ({
    ...enter('closedGoodFaith', at),
    closing: { responseId: closing?.responseId ?? null, fileId, at },
  }),
  submitAnswer: (state, { responseId }, at) => ({
    ...enter('answered', at),
    answer: nextAnswer(state, responseId, at),
    dispute: null,
    rebuttal: null,
  }),
  declineRequest: (_state, { responseId }, at) => ({
    ...enter('declined', at),
    closing: { responseId, fileId: null, at },
  }),
  reviewAnswer: ({ answer }) => ({ answer: answer && { ...answer, isReviewed: true } }),
  disputeAnswer: ({ answer }, { noteId }, at) => ({
    ...enter('disputed', at),
    answer: answer && { ...answer, isReviewed: true },
    dispute: { noteId, at, isOverdue: false, refusalId: null },
  }),
  refuseCorrection: ({ dispute }, { responseId }, at) => ({
    ...enter('answered', at),
    dispute: dispute && { ...dispute, refusalId: responseId },
  }),
  attachRebuttal: (_state, { noteId }, at) => ({ rebuttal: { noteId, at } }),
};

/** The pure decision behind every Update: refuses by the rules, or returns the transition. */
export function decideVerificationCommand<N extends VerificationCommandName>(
  state: State,
  action: NamedVerificationCommand<N>,
  now: number,
): Decision<VerificationTransition> {
  const refused = checkVerificationCommand(state, action, now);
  if (refused !== undefined) return { refused };
  const { name, command } = action;
  const at = new Date(now).toISOString();
  const noteId = 'noteId' in command ? command.noteId : null;
  const cause = { type: verificationMoves[name].event, actor: command.actor, at, noteId };
  return { accepted: transition(state, cause, changesOf[name](state, command, at)) };
}
