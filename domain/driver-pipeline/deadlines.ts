import { DAY_MS, instantAfter, isReached } from '../shared/durations';
import { type ExpiryKind, expiryKinds, warnDaysBefore } from './expiries';
import { stageTable } from './stages';
import type { DriverPipelineState } from './state';

/** Kinds of deadlines of a pipeline. */
export const pipelineDeadlineNames = ['stageDue', 'stageEscalation', 'snoozeOver', 'expiryWarning', 'expiry'] as const;
/** One of {@link pipelineDeadlineNames}. */
export type PipelineDeadlineName = (typeof pipelineDeadlineNames)[number];

/** A deadline of the current state. */
export interface PipelineDeadline {
  readonly name: PipelineDeadlineName;
  readonly at: string;
  /** The credential that expires; null for the others. */
  readonly proof: ExpiryKind | null;
}

/** The owner's lead is notified at this multiple of the target. */
const ESCALATE_AT_TARGETS = 2;

/** Identifies one deadline, so that each fires once: a renewed credential has other deadlines. */
export const pipelineDeadlineKey = ({ name, at, proof }: PipelineDeadline): string =>
  proof === null ? `${name}@${at}` : `${name}/${proof}@${at}`;

/** Whether the stage deadline runs, which means that someone has to act (docs/state-machines.md#stage-deadlines). */
function isWaitedOn({ stage, isAvailable, hires }: DriverPipelineState): boolean {
  switch (stage) {
    case 'NotInterested':
    case 'NotQualified':
      return false;
    case 'Certified':
      return isAvailable && hires.length === 0;
    case 'CertifiedNotWorking':
      return isAvailable;
    default:
      return true;
  }
}

/** When the stage exceeds its target age; null if no one has to act. */
export function stageDueAt(state: DriverPipelineState): string | null {
  if (state.isErased || state.seq === 0 || !isWaitedOn(state)) return null;
  if (state.stage === 'Retarget' && state.contactAgainAt !== null) return state.contactAgainAt;
  return instantAfter(state.enteredAt, stageTable[state.stage].targetDays * DAY_MS);
}

/** Target of the stage in days; with an agreed date, the days until that date. */
export const stageTargetDays = ({ stage, enteredAt, dueAt }: StageTarget): number =>
  dueAt === null ? stageTable[stage].targetDays : Math.round((Date.parse(dueAt) - Date.parse(enteredAt)) / DAY_MS);

interface StageTarget extends Pick<DriverPipelineState, 'stage' | 'enteredAt'> {
  readonly dueAt: string | null;
}

function stageDeadlines(state: DriverPipelineState): PipelineDeadline[] {
  const due = stageDueAt(state);
  if (due === null) return [];
  const target = stageTable[state.stage].targetDays * DAY_MS;
  const escalation = instantAfter(due, (ESCALATE_AT_TARGETS - 1) * target);
  return [
    { name: 'stageDue', at: due, proof: null },
    { name: 'stageEscalation', at: escalation, proof: null },
  ];
}

// A card that is approved three weeks before its expiration causes one warning now, not one for 60 days and one for 30.
function passedBefore(warnings: readonly PipelineDeadline[], since: string | undefined): number {
  if (since === undefined) return 0;
  const passed = warnings.filter(({ at }) => isReached(at, Date.parse(since)));
  return Math.max(passed.length - 1, 0);
}

const expiryDeadlines = ({ expiries, isErased }: DriverPipelineState): PipelineDeadline[] =>
  expiryKinds.flatMap((proof): PipelineDeadline[] => {
    const expiry = expiries[proof];
    if (expiry === undefined || isErased) return [];
    const warnings = warnDaysBefore.map((days): PipelineDeadline => ({
      name: 'expiryWarning',
      at: instantAfter(expiry.endsAt, -days * DAY_MS),
      proof,
    }));
    return [...warnings.slice(passedBefore(warnings, expiry.since)), { name: 'expiry', at: expiry.endsAt, proof }];
  });

/** Every deadline of the current state, including those that have fired. */
export const allPipelineDeadlines = (state: DriverPipelineState): PipelineDeadline[] => [
  ...stageDeadlines(state),
  ...(state.snooze === null ? [] : [{ name: 'snoozeOver' as const, at: state.snooze.until, proof: null }]),
  ...expiryDeadlines(state),
];

/** Deadlines that have not fired yet, earliest first. */
export const pipelineDeadlinesOf = (state: DriverPipelineState): PipelineDeadline[] =>
  allPipelineDeadlines(state)
    .filter((deadline) => !state.firedDeadlines.includes(pipelineDeadlineKey(deadline)))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
