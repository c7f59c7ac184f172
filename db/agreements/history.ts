import type { AgreementEventType } from '#domain/agreements/events';
import { agreementWorkflowId } from '#domain/agreements/ids';
import type { ActorKind } from '#domain/shared/actor';
import type { Db } from '../core/handle';

/** A stored transition of an agreement. */
export interface AgreementHistoryRow {
  readonly type: AgreementEventType;
  readonly at: string;
  readonly by: ActorKind;
  readonly name: string | null;
  readonly reason: string | null;
}

/** The most lines that a page shows: years of reminders and renewals. */
const MAX_LINES = 200;

/** The history of a carrier's agreement, the last transition first. */
export async function listAgreementHistory(db: Db, organizationId: string): Promise<AgreementHistoryRow[]> {
  const rows: AgreementHistoryRow[] = await db('workflow_events')
    .leftJoin('users', 'users.id', 'workflow_events.actor_id')
    .leftJoin('notes', 'notes.id', 'workflow_events.note_id')
    .where('workflow_events.workflow_id', agreementWorkflowId(organizationId))
    .orderBy('workflow_events.seq', 'desc')
    .limit(MAX_LINES)
    .select({
      type: 'workflow_events.type',
      at: db.raw(`to_char(workflow_events.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
      by: 'workflow_events.actor_kind',
      name: db.raw(`users.first_name || ' ' || users.last_name`),
      reason: 'notes.text',
    });
  return rows;
}

/** The text of a stored reason. */
export async function readReason(db: Db, noteId: string | null): Promise<string | null> {
  if (noteId === null) return null;
  const row = await db('notes').where({ id: noteId }).first('text');
  return row?.text ?? null;
}
