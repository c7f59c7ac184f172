import { z } from 'zod';

import type { TimelineCursor, TimelineRow } from '#db/read-models/timeline';
import { nameVisible } from '#domain/candidacies/records';
import type { TimelineItem } from '#domain/candidacies/schema';

import { keyPart } from '../http/keyset';

/** A driver's name as far as the carrier may read it. */
function driverName(row: TimelineRow): string | null {
  const { driverFirstName: first, driverLastName: last } = row;
  if (first === null || last === null) return null;
  return `${first} ${nameVisible(row.driverStage) ? last : `${last.slice(0, 1)}.`}`;
}

/**
 * The actor: the carrier's own people by name, a driver by the name that the carrier may read, operations and the
 * system by kind.
 */
function actorName(row: TimelineRow): string | null {
  if (row.actorKind === 'driver') return driverName(row);
  if (row.actorKind !== 'fleet' || row.actorFirstName === null || row.actorLastName === null) return null;
  return `${row.actorFirstName} ${row.actorLastName}`;
}

/** One line of a timeline for a carrier. */
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

/** The sort key of a line, for the next page. */
export const timelineKey = ({ at, workflowId, seq }: TimelineCursor): readonly string[] => [
  at,
  workflowId,
  String(seq),
];

/** The parts of such a key. */
export const TimelineKey = z.tuple([keyPart.instant, keyPart.name, keyPart.seq]);

/** The cursor for such a key. */
export function timelineCursor(key: z.output<typeof TimelineKey> | undefined): TimelineCursor | null {
  if (key === undefined) return null;
  const [at, workflowId, seq] = key;
  return { at, workflowId, seq };
}
