import type { Db, Transaction } from '#db/core/handle';
import type { CandidacyInterview, CandidacyState } from '#domain/candidacies/state';
import type { AppliedEvent } from '../core/applied-event';

const slotSql = `tstzmultirange(tstzrange(?::timestamptz, ?::timestamptz, '[)'))`;

/** Writes the round's interview and releases slots that the state no longer has. A constraint refuses overlaps. */
export async function writeInterview(trx: Transaction, { seq, snapshot }: AppliedEvent<CandidacyState>): Promise<void> {
  const { interview } = snapshot;
  const isLive = interview !== null && snapshot.name === 'interviewing';
  await trx('interviews')
    .where({ candidacy_id: snapshot.candidacyId, is_live: true })
    .modify((query) => {
      if (isLive) void query.whereNot({ id: interview.interviewId });
    })
    .update({ is_live: false });
  if (interview === null) return;
  const facts = {
    ...interviewFacts(snapshot, interview, seq),
    slot: trx.raw(slotSql, [interview.startsAt, interview.endsAt]),
    is_live: isLive,
  };
  await trx('interviews')
    .insert({
      ...facts,
      id: interview.interviewId,
      candidacy_id: snapshot.candidacyId,
      driver_id: snapshot.driverId,
    })
    .onConflict('id')
    .merge(facts);
}

/** The columns of an interview, except for its ids and slot. */
export function interviewFacts(snapshot: CandidacyState, interview: CandidacyInterview, seq: number) {
  return {
    round: snapshot.round,
    organization_id: snapshot.organizationId,
    interviewer_id: interview.interviewerId ?? null,
    ended_at: interview.endedAt ?? null,
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

/** When the interview begins or began; undefined while its time is only offered. */
export async function findInterviewStart(db: Db, interviewId: string): Promise<string | undefined> {
  const row = await db('interviews').where({ id: interviewId }).first('starts_at');
  return row?.starts_at;
}
