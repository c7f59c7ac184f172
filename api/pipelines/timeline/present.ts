import { z } from 'zod';
import type { DriverTimelineCursor, DriverTimelineRow } from '#db/driver-timeline/driver-timeline';
import { editableUntil } from '#domain/driver-notes/rules';
import { kindOfPipelineEvent, type TimelineKind } from '#domain/driver-timeline/kinds';
import type { DriverTimelineItem } from '#domain/driver-timeline/schema';
import { keyPart } from '../../http/keyset';

interface Reader {
  readonly userId: string;
  readonly now: number;
}

const entryKinds = {
  message: 'messages',
  note: 'notes',
  review: 'documents',
  result: 'documents',
  bench: 'candidacies',
} as const;

function kindOf({ entry, carrier, type }: DriverTimelineRow): TimelineKind {
  if (entry !== 'event') return entryKinds[entry];
  return carrier === null ? kindOfPipelineEvent(type) : 'candidacies';
}

/** One timeline entry for operations. */
export function presentTimelineLine(row: DriverTimelineRow, reader: Reader): DriverTimelineItem {
  const { orderId, orderTitle, carrier } = row;
  return {
    key: `${row.source}#${String(row.seq)}`,
    kind: kindOf(row),
    type: row.type,
    at: row.at,
    actor: { kind: row.actorKind, name: row.actorName },
    reason: row.reason,
    text: row.text,
    about: row.about,
    // The workflow writes only values of these types.
    stage: row.stage as DriverTimelineItem['stage'],
    outcome: row.outcome as DriverTimelineItem['outcome'],
    resultStatus: row.resultStatus as DriverTimelineItem['resultStatus'],
    order:
      orderId === null || orderTitle === null || carrier === null ? null : { _id: orderId, title: orderTitle, carrier },
    carrier: orderId === null ? carrier : null,
    message: messageOf(row),
    note: noteOf(row, reader),
  };
}

function messageOf({
  entry,
  channel,
  status,
  sentSubject,
  sentBody,
}: DriverTimelineRow): DriverTimelineItem['message'] {
  if (entry !== 'message' || channel === null || status === null) return null;
  return { channel, status, subject: sentSubject, text: sentBody };
}

function noteOf(
  { entry, refId, actorId, at, editedAt }: DriverTimelineRow,
  reader: Reader,
): DriverTimelineItem['note'] {
  if (entry !== 'note' || refId === null || actorId === null) return null;
  const note = { authorId: actorId, createdAt: at };
  return { _id: refId, editedAt, editableUntil: editableUntil(note, reader.userId, reader.now) };
}

/** The sort key of an entry, for the next page. */
export const lineKey = ({ at, source, seq }: DriverTimelineCursor): readonly string[] => [at, source, String(seq)];

/** The parts of a sort key. */
export const LineKey = z.tuple([keyPart.instant, keyPart.name, keyPart.seq]);

/** The position after a sort key. */
export function lineCursor(key: z.output<typeof LineKey> | undefined): DriverTimelineCursor | null {
  if (key === undefined) return null;
  const [at, source, seq] = key;
  return { at, source, seq };
}
