import { systemActor } from '../shared/actor';
import { enterStage } from './changes';
import { type DriverPipelineTransition, pipelineTransition } from './decide';
import type { DriverPipelineEventType } from './events';
import type { DriverPipelineState, PipelineHire } from './state';

/** Facts about a hire. */
export const hireFactTypes = ['hireStarted', 'hireAssignmentStarted', 'hireEnded'] as const;

/** A fact that a candidacy reports about a hire: offered, started as an assignment, or over for any reason. */
export interface HireFact {
  readonly type: (typeof hireFactTypes)[number];
  readonly candidacyId: string;
}

/** The transitions that the fact causes; none if it is already known. */
export function decideHireFact(
  state: DriverPipelineState,
  { type, candidacyId }: HireFact,
  now: number,
): DriverPipelineTransition[] {
  const before = state.hires.find((hire) => hire.candidacyId === candidacyId);
  const others = state.hires.filter((hire) => hire !== before);
  const hires = hiresAfter(type, candidacyId, others);
  if (type === 'hireEnded' ? before === undefined : isKnown(before, type)) return [];
  const at = new Date(now).toISOString();
  const cause = (event: DriverPipelineEventType) => ({
    type: event,
    actor: systemActor,
    at,
    reason: null,
    noteId: null,
  });
  const first = pipelineTransition(state, cause(type), { hires });
  const to = stageAfter(first.snapshot, type, before);
  if (to === null) return [first];
  return [first, pipelineTransition(first.snapshot, cause('stageEntered'), enterStage(first.snapshot, to, { at }))];
}

const hiresAfter = (type: HireFact['type'], candidacyId: string, others: PipelineHire[]): PipelineHire[] =>
  type === 'hireEnded' ? others : [...others, { candidacyId, isOnAssignment: type === 'hireAssignmentStarted' }];

const isKnown = (before: PipelineHire | undefined, type: HireFact['type']): boolean =>
  before !== undefined && (before.isOnAssignment || type === 'hireStarted');

// A hire that never became an assignment does not leave the driver without work.
function stageAfter(
  { stage, hires }: DriverPipelineState,
  type: HireFact['type'],
  before: PipelineHire | undefined,
): 'Certified' | 'CertifiedNotWorking' | null {
  if (stage === 'CertifiedNotWorking' && type !== 'hireEnded') return 'Certified';
  const isWithoutWork = type === 'hireEnded' && before?.isOnAssignment === true && hires.length === 0;
  return stage === 'Certified' && isWithoutWork ? 'CertifiedNotWorking' : null;
}
