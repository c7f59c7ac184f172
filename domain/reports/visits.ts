import { closeReasonLabels } from '../candidacies/labels';
import type { DriverPipelineEventType } from '../driver-pipeline/events';
import { exitReasonLabels } from '../driver-pipeline/labels';
import { type DriverStage, driverStages, isExit } from '../driver-pipeline/stages';
import type { ActorKind } from '../shared/actor';

/** The cause of an entry into a stage: the driver, operations, the rules, or an import. */
export const movedByValues = ['driver', 'ops', 'rules', 'import'] as const;
/** One of {@link movedByValues}. */
export type MovedBy = (typeof movedByValues)[number];
/** Labels of {@link movedByValues}, for the reports page and its files. */
export const movedByLabels: Readonly<Record<MovedBy, string>> = {
  driver: 'Driver',
  ops: 'Operations',
  rules: 'Automatic',
  import: 'Imported',
};

const reasonLabels: Readonly<Record<string, string>> = { ...closeReasonLabels, ...exitReasonLabels };
/** The label of a reason for entering a stage, for the files of reports; unknown ones count as another reason. */
export const reasonLabelOf = (reason: string): string => reasonLabels[reason] ?? exitReasonLabels.other;

/** Exit reasons that follow from a recorded call. */
export const reasonsOfCalls: readonly string[] = ['failed_call', 'not_now'];
/** Exit reasons that follow from the driver's answers. */
export const reasonsOfAnswers: readonly string[] = ['underage', 'no_cdl'];

interface Entry {
  readonly type: DriverPipelineEventType;
  readonly actor: { readonly kind: ActorKind };
  readonly reason: string | null;
}

/** The cause of an entry into a stage; automatic moves count for the person whose action they follow from. */
export function movedBy({ type, actor, reason }: Entry): MovedBy {
  if (type === 'imported') return 'import';
  if (actor.kind === 'driver' || actor.kind === 'ops') return actor.kind;
  if (reason !== null && reasonsOfCalls.includes(reason)) return 'ops';
  return reason !== null && reasonsOfAnswers.includes(reason) ? 'driver' : 'rules';
}

/** Directions in which a driver can leave a stage. */
export const directions = ['wentOn', 'wentBack', 'exited'] as const;
/** One of {@link directions}. */
export type Direction = (typeof directions)[number];

/** The direction from one stage to another; a rehire and a return from an exit count as forward. */
export function directionOf(from: DriverStage, to: DriverStage): Direction {
  if (isExit(to)) return 'exited';
  if (isExit(from) || from === 'CertifiedNotWorking') return to === 'PreQualified_MeetsMin' ? 'wentBack' : 'wentOn';
  return driverStages.indexOf(to) > driverStages.indexOf(from) ? 'wentOn' : 'wentBack';
}

/** The stages in a direction from the given one. */
export const stagesInDirection = (from: DriverStage, direction: Direction): DriverStage[] =>
  driverStages.filter((to) => to !== from && directionOf(from, to) === direction);
