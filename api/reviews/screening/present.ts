import type { ScreeningRow } from '#db/screening/screening-results';
import { nextResultStatuses } from '#domain/driver-pipeline/results';
import { screeningRules } from '#domain/screening/kinds';
import type { ScreeningItem } from '#domain/screening/schema';

/** One row of the results list. */
export function presentScreening(row: ScreeningRow): ScreeningItem {
  const { organizationId, organizationName, status, handedOverAt } = row;
  return {
    key: String(row.id),
    driverId: row.driverId,
    name: `${row.firstName} ${row.lastName}`,
    stage: row.stage,
    result: row.result,
    organization: organizationId === null ? null : { _id: organizationId, name: organizationName ?? '' },
    status: status === 'ordered' && handedOverAt !== null ? 'waiting' : status,
    since: row.since,
    orderedAt: row.orderedAt,
    targetDays: screeningRules[row.result].targetDays,
    provider: row.provider,
    fileId: row.fileId,
    next: [...nextResultStatuses[status]],
  };
}
