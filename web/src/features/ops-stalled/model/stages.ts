import { driverStages } from '#domain/driver-pipeline/stages';
import { candidacyStates } from '#domain/shared/candidacy-states';
import type { StalledStage } from '#domain/stalled/filters';
import type { StalledKind } from '#domain/stalled/waits';

/** Stages in which an item can be stalled. */
const stages: Readonly<Record<StalledKind, readonly StalledStage[]>> = {
  driver: driverStages.filter((stage) => stage !== 'NotInterested' && stage !== 'NotQualified'),
  candidacy: candidacyStates.filter((state) => state !== 'ended' && state !== 'closed'),
  order: ['pending', 'active'],
};

/** Stages of one kind, or of all of them. */
export const stagesOf = (kind: StalledKind | null): readonly StalledStage[] =>
  kind === null ? Object.values(stages).flat() : stages[kind];
