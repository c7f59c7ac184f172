import { type AdverseActionStateName, adverseActionStates } from '../adverse-actions/states';
import { type NextStep, nextSteps, turnOf, waitsForDriver } from '../candidacies/next-step';
import { waitOfStep } from '../candidacies/waiting';
import { accessStates } from '../dq-access/states';
import { headlineKinds } from '../driver-application/headline';
import { driverStages } from '../driver-pipeline/stages';
import { pipelineActions } from '../driver-pipeline/waiting';
import { homeQuestionOf } from './home-question';
import { turnOfAccess, turnOfNotice, verificationTasks } from './turns';

/**
 * The first text about a step that each side sees: on its home, and on the page of the thing, as the key of the page's own
 * text; null where the page shows nothing of it.
 */
export interface Sight {
  readonly step: string;
  readonly turn: string;
  readonly driverHome: string | null;
  readonly driverPage: string | null;
  readonly otherHome: string | null;
  readonly otherPage: string | null;
}

// After a hire the home has a card for the first day or the assignment, which says whose turn it is.
const homesAfterHire: Partial<Record<NextStep, string>> = {
  onAssignment: 'driver-home:assignment.title',
  startWork: 'driver-home:firstDay.titleAt',
  completeDriverFile: 'driver:next.completeDriverFile',
  completeDriverFileAtWork: 'driver:next.completeDriverFileAtWork',
  carrierAnswersStart: 'driver-home:firstDay.proposed',
  carrierConfirmsStart: 'driver-home:firstDay.unanswered',
  nothing: 'driver-home:next.find',
};

function candidacySight(step: NextStep): Sight {
  const turn = turnOf(step);
  const wait = waitOfStep(step);
  return {
    step,
    turn: turn !== 'driver' && waitsForDriver(step) ? `${turn} and driver` : turn,
    driverHome: waitsForDriver(step)
      ? `driver-home:next.${homeQuestionOf(step)}`
      : (homesAfterHire[step] ?? 'driver-home:next.wait'),
    driverPage: `driver:next.${step}`,
    otherHome: wait === null || wait === 'drivers' || wait === 'dates' ? null : `dashboard:waiting.act.${wait}`,
    otherPage: `labels:next.${step}`,
  };
}

const cards: Partial<Record<(typeof headlineKinds)[number], string>> = {
  closed: 'onboarding:stage.NotQualified.name',
  sentBack: 'onboarding:headline.sentBack',
  signAgain: 'onboarding:signAgain.title',
  sendAgain: 'onboarding:headline.sendAgain',
  requested: 'onboarding:headline.requested',
  sent: 'onboarding:sent.title',
};

const headlineTurns: Partial<Record<(typeof headlineKinds)[number], string>> = { closed: 'nobody', sent: 'operations' };

const applicationSights: readonly Sight[] = [
  ...headlineKinds
    .filter((kind) => kind !== 'stage')
    .map((step) => ({
      step,
      turn: headlineTurns[step] ?? 'driver',
      driverHome: cards[step] ?? null,
      driverPage: cards[step] ?? null,
      otherHome: null,
      otherPage: null,
    })),
  ...driverStages.map((step) => ({
    step,
    turn: 'by the next action',
    driverHome: `onboarding:stage.${step}.name`,
    driverPage: `onboarding:stage.${step}.next`,
    otherHome: null,
    otherPage: `labels:stage.${step}`,
  })),
  ...pipelineActions.map((step) => ({
    step,
    turn: 'by the stage',
    driverHome: null,
    driverPage: null,
    otherHome: `ops-drivers:next.${step}`,
    otherPage: `ops-drivers:next.${step}`,
  })),
];

const noticePages: Readonly<Record<AdverseActionStateName, string>> = {
  waiting: 'driver:reportNotice.title',
  undelivered: 'driver:reportNotice.title',
  ready: 'driver:reportNotice.title',
  disputed: 'driver:reportNotice.waiting',
  noticed: 'driver-notices:state.noticed',
  withdrawn: 'driver-notices:state.withdrawn',
};

const taskStates = { consent: 'draft', answer: 'unread', statement: 'disputeOverdue' } as const;

/** The first texts that both sides see of each step, by workflow (docs/messages.md#transitions-and-parties). */
export const sights: Readonly<Record<string, readonly Sight[]>> = {
  candidacy: nextSteps.map(candidacySight),
  'driver pipeline': applicationSights,
  "access to a driver's file": accessStates.map((step) => ({
    step,
    turn: turnOfAccess(step),
    driverHome: turnOfAccess(step) === 'driver' ? 'driver:access.title' : null,
    driverPage: step === 'requested' ? 'driver-access:requested' : null,
    otherHome: null,
    otherPage: `file-access:state.${step}`,
  })),
  'notices about a report': adverseActionStates.map((step) => ({
    step,
    turn: turnOfNotice(step),
    driverHome: turnOfNotice(step) === 'driver' ? noticePages[step] : null,
    driverPage: noticePages[step],
    otherHome: null,
    otherPage: `adverse-action:state.${step}`,
  })),
  'verification of a past employment': verificationTasks.map((step) => ({
    step,
    turn: 'driver',
    driverHome: `driver:verification.task.${step}`,
    driverPage: `driver-verifications:state.${taskStates[step]}`,
    otherHome: null,
    otherPage: null,
  })),
};
