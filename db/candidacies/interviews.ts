import type { Db, Transaction } from '#db/core/handle';
import { isViolationOf } from '#db/core/violations';
import type { CandidacyInterview, CandidacyState } from '#domain/candidacies/state';
import { ProblemError } from '#domain/problems';
import type { AppliedEvent } from '../core/applied-event';

export interface SlotRequest {
  readonly interviewId: string;
  readonly candidacyId: string;
  readonly driverId: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

const rangeSql = `tstzrange(?::timestamptz, ?::timestamptz, '[)')`;

/** Holds the driver's time before the interview is decided. Another hold for the same interview replaces it. */
export async function holdSlot(db: Db, request: SlotRequest): Promise<void> {
  const { interviewId, candidacyId, driverId, startsAt, endsAt } = request;
  const range = [startsAt, endsAt];
  try {
    await db('interviews')
      .insert({
        id: interviewId,
        candidacy_id: candidacyId,
        driver_id: driverId,
        starts_at: startsAt,
        ends_at: endsAt,
        slot: db.raw(`tstzmultirange(${rangeSql})`, range),
        held: db.raw(rangeSql, range),
        is_live: true,
      })
      .onConflict('id')
      .merge({
        // Keep the decided time protected, so that the hold can always be undone.
        slot: db.raw(`case when interviews.projected_seq is null then excluded.slot
          else excluded.slot + tstzmultirange(tstzrange(interviews.starts_at, interviews.ends_at, '[)')) end`),
        held: db.raw('excluded.held'),
        is_live: true,
      });
  } catch (error) {
    if (isViolationOf(error, 'interviews_no_overlap')) throw new ProblemError('interview-overlaps');
    throw error;
  }
}

/** Restores the last decided slot; deletes a slot that never became an interview. */
export async function restoreSlot(db: Db, interviewId: string, interview: CandidacyInterview | null): Promise<void> {
  if (interview?.interviewId !== interviewId) {
    await db('interviews').where({ id: interviewId }).whereNull('projected_seq').delete();
    await db('interviews').where({ id: interviewId }).update({ is_live: false, held: null });
    return;
  }
  const isLive = db.raw(`exists (select 1 from candidacies
    where candidacies.id = interviews.candidacy_id and candidacies.state = 'interviewing')`);
  const slot = db.raw(`tstzmultirange(${rangeSql})`, [interview.startsAt, interview.endsAt]);
  await db('interviews').where({ id: interviewId }).update({ slot, held: null, is_live: isLive });
}

/** Writes the round's interview and releases slots that the state no longer has; undecided holds stay. */
export async function writeInterview(trx: Transaction, { seq, snapshot }: AppliedEvent<CandidacyState>): Promise<void> {
  const { interview } = snapshot;
  const isLive = interview !== null && snapshot.name === 'interviewing';
  await trx('interviews')
    .where({ candidacy_id: snapshot.candidacyId, is_live: true })
    .whereNull('held')
    .modify((query) => {
      if (isLive) void query.whereNot({ id: interview.interviewId });
    })
    .update({ is_live: false });
  if (interview === null) return;
  const facts = interviewFacts(snapshot, interview, seq);
  await trx('interviews')
    .insert({
      ...facts,
      id: interview.interviewId,
      candidacy_id: snapshot.candidacyId,
      driver_id: snapshot.driverId,
      slot: trx.raw(`tstzmultirange(${rangeSql})`, [interview.startsAt, interview.endsAt]),
      held: null,
      is_live: isLive,
    })
    .onConflict('id')
    .merge({ ...facts, ...mergedSlot(trx) });
}

/** A hold becomes decided once it equals the interview's own time. */
function mergedSlot(trx: Transaction) {
  const decided = `tstzrange(excluded.starts_at, excluded.ends_at, '[)')`;
  const stillHeld = `(interviews.held is not null and interviews.held <> ${decided})`;
  return {
    slot: trx.raw(`case when ${stillHeld} then excluded.slot + tstzmultirange(interviews.held) else excluded.slot end`),
    held: trx.raw(`case when ${stillHeld} then interviews.held end`),
    is_live: trx.raw(`excluded.is_live or ${stillHeld}`),
  };
}

/** The columns of a decided interview, except for its ids and slot. */
export function interviewFacts(snapshot: CandidacyState, interview: CandidacyInterview, seq: number) {
  return {
    round: snapshot.round,
    starts_at: interview.startsAt,
    ends_at: interview.endsAt,
    time_zone: interview.zone,
    place: interview.place,
    place_id: interview.placeId,
    note_id: interview.noteId,
    answer: interview.answer,
    proposed_starts_at: interview.proposedStartsAt,
    sequence: interview.sequence,
    projected_seq: seq,
    created_at: interview.scheduledAt,
  };
}
