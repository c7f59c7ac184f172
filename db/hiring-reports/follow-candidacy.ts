import type { Transaction } from '#db/core/handle';
import {
  type EndedSpan,
  type FollowedEvent,
  followRound,
  followSpans,
  type OpenSpan,
  type RoundFacts,
} from '#domain/hiring-reports/rounds';

type Scope = Pick<FollowedEvent['snapshot'], 'candidacyId' | 'organizationId' | 'facilityId' | 'orderId' | 'driverId'>;

/** Updates a candidacy's round and spans for one event, in the transaction that updates its row. */
export async function followCandidacy(trx: Transaction, event: FollowedEvent): Promise<void> {
  await writeRound(trx, event);
  const { snapshot } = event;
  const open = await openSpans(trx, snapshot.candidacyId);
  const { ended, begun } = followSpans(open, event);
  for (const { kind, seq, endedAt, outcome } of ended) {
    await trx('candidacy_spans')
      .where({ candidacy_id: snapshot.candidacyId, kind, seq })
      .update({ ended_at: endedAt, outcome });
  }
  if (begun.length > 0) await trx('candidacy_spans').insert(begun.map((span) => spanRow(snapshot, span)));
}

async function openSpans(trx: Transaction, candidacyId: string): Promise<OpenSpan[]> {
  const rows: unknown = await trx('candidacy_spans').where({ candidacy_id: candidacyId }).whereNull('ended_at').select({
    kind: 'kind',
    name: 'name',
    key: 'key',
    round: 'round',
    startedAt: 'started_at',
    seq: 'seq',
  });
  return rows as OpenSpan[];
}

// The first event of a round inserts it; later ones add the hire and the end.
async function writeRound(trx: Transaction, event: FollowedEvent): Promise<void> {
  const facts = followRound(null, event);
  if (facts === null) return;
  const row = roundRow(event.snapshot, facts);
  await trx('candidacy_rounds')
    .insert(row)
    .onConflict(['candidacy_id', 'round'])
    .merge({
      hired_at: trx.raw('coalesce(candidacy_rounds.hired_at, excluded.hired_at)'),
      closed_at: row.closed_at,
      closed_by: row.closed_by,
      closed_reason: row.closed_reason,
    });
}

/** The row of a round. */
export const roundRow = (scope: Scope, { round, source, openedAt, hiredAt, closed }: RoundFacts) => ({
  candidacy_id: scope.candidacyId,
  round,
  organization_id: scope.organizationId,
  facility_id: scope.facilityId,
  order_id: scope.orderId,
  driver_id: scope.driverId,
  source,
  opened_at: openedAt,
  hired_at: hiredAt,
  closed_at: closed?.at ?? null,
  closed_by: closed?.by ?? null,
  closed_reason: closed?.reason ?? null,
});

/** The row of a span. */
export const spanRow = (scope: Scope, span: OpenSpan | EndedSpan) => ({
  candidacy_id: scope.candidacyId,
  kind: span.kind,
  seq: span.seq,
  round: span.round,
  name: span.name,
  key: span.key,
  organization_id: scope.organizationId,
  facility_id: scope.facilityId,
  order_id: scope.orderId,
  started_at: span.startedAt,
  ended_at: 'endedAt' in span ? span.endedAt : null,
  outcome: 'outcome' in span ? span.outcome : null,
});
