import { driverStages } from '#domain/drivers/stages';
import { reviewThings } from '#domain/review-queue/things';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { ReviewKey } from '../api/queue';

const ADDRESS = {
  kind: parseAsStringLiteral(reviewThings),
  stage: parseAsStringLiteral(driverStages),
  /** The open review by ids: no name in an address. */
  driver: parseAsString,
  what: parseAsStringLiteral(reviewThings),
};

/** Filters and the open review, kept in the page's address. */
export function useQueueAddress() {
  const [{ kind, stage, driver, what }, set] = useQueryStates(ADDRESS);
  const opened: ReviewKey | null = driver === null || what === null ? null : { driverId: driver, thing: what };
  return {
    filters: { kind, stage },
    opened,
    setFilters: (next: Partial<Record<'kind' | 'stage', string | null>>) =>
      void set({
        ...('kind' in next && { kind: reviewThings.find((thing) => thing === next.kind) ?? null }),
        ...('stage' in next && { stage: driverStages.find((one) => one === next.stage) ?? null }),
      }),
    open: (review: ReviewKey | null) =>
      void set({ driver: review?.driverId ?? null, what: review?.thing ?? null }, { history: 'push' }),
  };
}
