import type { StalledRow } from '#db/stalled/stalled';
import { DAY_MS } from '#domain/shared/durations';
import type { StalledItem } from '#domain/stalled/schema';

/** One row of the overdue items. */
export function presentStalled(row: StalledRow, now: Date): StalledItem {
  const { kind, id, stage, waitsFor, next, driverId, orderId } = row;
  const [since, due] = [Date.parse(row.since), Date.parse(row.due)];
  return {
    kind,
    _id: id,
    title: (kind === 'order' ? row.orderTitle : row.driverName) ?? '',
    place: (kind === 'driver' ? row.driverPlace : row.carrierName) ?? '',
    stage,
    enteredAt: row.since,
    targetDays: Math.round((due - since) / DAY_MS),
    dueAt: row.due,
    daysOver: daysOver(now.getTime() - due),
    isEscalated: due + (due - since) <= now.getTime(),
    waitsFor,
    next,
    owner: row.ownerId === null || row.ownerName === null ? null : { _id: row.ownerId, name: row.ownerName },
    lastContactAt: row.lastContactAt,
    snoozedUntil: row.snoozedUntil,
    driverId,
    orderId,
  };
}

/** Whole days over the target; 0 before it. */
export const daysOver = (ms: number): number => Math.max(0, Math.floor(ms / DAY_MS));
