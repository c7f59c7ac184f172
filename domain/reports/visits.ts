import { isExit, driverStages, type DriverStage } from '../drivers/stages';
import type { DriverPipelineEventType } from '../driver-pipeline/events';
import type { ActorKind } from '../shared/actor';

/** Who brought a driver into a stage: himself, operations, the rules, or the records he was taken over from. */
export const movers = ['driver', 'ops', 'rules', 'import'] as const;
/** One of {@link movers}. */
export type Mover = (typeof movers)[number];
/** The movers as the reports page and its files name them. */
export const moverLabels: Readonly<Record<Mover, string>> = {
  driver: 'Driver',
  ops: 'Operations',
  rules: 'Automatic',
  import: 'Imported',
};

/** Reasons that follow from what operations recorded of a call. */
export const reasonsOfCalls: readonly string[] = ['failed_call', 'not_now'];
/** Reasons that follow from what the driver answered. */
export const reasonsOfAnswers: readonly string[] = ['underage', 'no_cdl'];

interface Entry {
  readonly type: DriverPipelineEventType;
  readonly actor: { readonly kind: ActorKind };
  readonly reason: string | null;
}

/** Who is behind an entry into a stage: what follows from somebody's word counts as his. */
export const moverOf = ({ type, actor, reason }: Entry): Mover => {
  if (type === 'imported') return 'import';
  if (actor.kind === 'driver' || actor.kind === 'ops') return actor.kind;
  if (reason !== null && reasonsOfCalls.includes(reason)) return 'ops';
  return reason !== null && reasonsOfAnswers.includes(reason) ? 'driver' : 'rules';
};

/** How a driver left a stage. */
export const directions = ['wentOn', 'wentBack', 'exited'] as const;
/** One of {@link directions}. */
export type Direction = (typeof directions)[number];

/** The way from one stage to another; who is hired again goes on, and who comes back from an exit does, too. */
export const directionOf = (from: DriverStage, to: DriverStage): Direction => {
  if (isExit(to)) return 'exited';
  if (isExit(from) || from === 'CertifiedNotWorking') return to === 'PreQualified_MeetsMin' ? 'wentBack' : 'wentOn';
  return driverStages.indexOf(to) > driverStages.indexOf(from) ? 'wentOn' : 'wentBack';
};

/** The stages that lie in a direction. */
export const stagesTowards = (from: DriverStage, direction: Direction): DriverStage[] =>
  driverStages.filter((to) => to !== from && directionOf(from, to) === direction);
