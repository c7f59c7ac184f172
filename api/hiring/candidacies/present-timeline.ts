import { z } from 'zod';
import type { TimelineCursor, TimelineRow } from '#db/candidacies/timeline';
import { nameVisible } from '#domain/candidacies/records';
import type { TimelineItem } from '#domain/candidacies/timeline/schema';
import { initialOf } from '#domain/shared/initial';
import { keyPart } from '../../http/keyset';

/** The driver's name, as far as the carrier may see it. */
function driverName(row: TimelineRow): string | null {
  const { driverFirstName: first, driverLastName: last } = row;
  if (first === null || last === null) return null;
  return `${first} ${nameVisible(row.driverStage) ? last : `${initialOf(last)}.`}`;
}

/**
 * The actor's name: the carrier's own staff in full, a driver as far as the carrier may see it; operations and the
 * system are not named.
 */
function actorName(row: TimelineRow): string | null {
  if (row.actorKind === 'driver') return driverName(row);
  if (row.actorKind !== 'fleet' || row.actorFirstName === null || row.actorLastName === null) return null;
  return `${row.actorFirstName} ${row.actorLastName}`;
}

/** One entry of a carrier's timeline. */
export function presentTimelineItem(row: TimelineRow): TimelineItem {
  const name = driverName(row);
  return {
    key: `${row.workflowId}#${String(row.seq)}`,
    type: row.type,
    at: row.at,
    actor: { kind: row.actorKind, name: actorName(row) },
    reason: row.reason,
    note: row.note,
    driver: row.driverId === null || name === null ? null : { _id: row.driverId, name },
  };
}

/** The sort key of an entry, for the next page. */
export const timelineKey = ({ at, workflowId, seq }: TimelineCursor): readonly string[] => [
  at,
  workflowId,
  String(seq),
];

/** The parts of a sort key. */
export const TimelineKey = z.tuple([keyPart.instant, keyPart.name, keyPart.seq]);

/** The position after a sort key. */
export function timelineCursor(key: z.output<typeof TimelineKey> | undefined): TimelineCursor | null {
  if (key === undefined) return null;
  const [at, workflowId, seq] = key;
  return { at, workflowId, seq };
}
