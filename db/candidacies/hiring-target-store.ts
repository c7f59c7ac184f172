import type { Knex } from 'knex';
import type { Db, Transaction } from '#db/core/handle';
import { type CandidacyTargets, DEFAULT_TARGETS, targetNames } from '#domain/candidacies/targets';

const COLUMNS = {
  invited: 'invited_days',
  inviteExpires: 'invite_expires_days',
  requested: 'requested_days',
  requestExpires: 'request_expires_days',
  inReview: 'in_review_days',
  approved: 'approved_days',
  outcome: 'outcome_days',
  offer: 'offer_days',
} as const satisfies Record<keyof CandidacyTargets, string>;

/** Selects `targets`: the carrier's own from a left join of `hiring_targets`, and the default where it has none. */
export function targetsOf(db: Db | Transaction): Knex.Raw {
  const members = targetNames.map(
    (name) => `'${name}', coalesce(hiring_targets.${COLUMNS[name]}, ${String(DEFAULT_TARGETS[name])})`,
  );
  return db.raw(`json_build_object(${members.join(', ')}) as targets`);
}

/** The targets of a carrier, which apply to new rounds. */
export async function findHiringTargets(db: Db | Transaction, organizationId: string): Promise<CandidacyTargets> {
  const row = await db('organizations')
    .leftJoin('hiring_targets', 'hiring_targets.organization_id', 'organizations.id')
    .where('organizations.id', organizationId)
    .first<{ targets: CandidacyTargets } | undefined>(targetsOf(db));
  return row?.targets ?? DEFAULT_TARGETS;
}

/** Stores the targets of a carrier, in place of earlier ones. */
export async function saveHiringTargets(
  trx: Transaction,
  organizationId: string,
  targets: CandidacyTargets,
): Promise<void> {
  const columns = Object.fromEntries(targetNames.map((name) => [COLUMNS[name], targets[name]]));
  await trx('hiring_targets')
    .insert({ organization_id: organizationId, ...columns })
    .onConflict('organization_id')
    .merge(columns);
}
