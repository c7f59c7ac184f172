import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { driverStages } from '#domain/driver-pipeline/stages';
import { reviewTargets } from '#domain/review-queue/targets';
import type { ReviewKey } from '../api/queue';

const PARAMS = {
  kind: parseAsStringLiteral(reviewTargets),
  stage: parseAsStringLiteral(driverStages),
  /** The open review by ids, so that no name is in the URL. */
  driver: parseAsString,
  what: parseAsStringLiteral(reviewTargets),
};

/** Filters and the open review, stored in the page's URL. */
export function useQueueParams() {
  const [{ kind, stage, driver, what }, set] = useQueryStates(PARAMS);
  const opened: ReviewKey | null = driver === null || what === null ? null : { driverId: driver, thing: what };
  return {
    filters: { kind, stage },
    opened,
    setFilters: (next: Partial<Record<'kind' | 'stage', string | null>>) =>
      void set({
        ...('kind' in next && { kind: reviewTargets.find((thing) => thing === next.kind) ?? null }),
        ...('stage' in next && { stage: driverStages.find((driverStage) => driverStage === next.stage) ?? null }),
      }),
    open: (review: ReviewKey | null) =>
      void set({ driver: review?.driverId ?? null, what: review?.thing ?? null }, { history: 'push' }),
  };
}
