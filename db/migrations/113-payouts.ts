import type { Knex } from 'knex';

const schema = `
  -- Pay of one assignment's week. A later approval of the same week makes another one with the next number.
  create table payouts (
    id uuid not null,
    driver_id uuid not null,
    organization_id uuid not null,
    assignment_id uuid not null,
    order_id uuid not null,
    week_starts_on date not null,
    number integer not null,
    cents integer not null,
    state text not null,
    state_since timestamptz not null,
    attempt integer not null default 1,
    provider text,
    source_token text,
    brand text,
    last4 text,
    tried_at timestamptz,
    reference text,
    failure text,
    created_at timestamptz not null,
    constraint payouts_pkey primary key (id),
    constraint payouts_cents_positive check (cents > 0),
    constraint payouts_driver_fkey foreign key (driver_id) references drivers(id),
    constraint payouts_failure_stays check ((failure is not null) = (state = 'failed')),
    constraint payouts_organization_fkey foreign key (organization_id) references organizations(id),
    constraint payouts_reference_stays check ((reference is not null) = (state = 'paid')),
    constraint payouts_state_known check (state in ('queued', 'paid', 'failed')),
    constraint payouts_week_once unique (assignment_id, week_starts_on, number)
  );
  create index payouts_driver_idx on payouts (driver_id, week_starts_on desc, number desc);
  create index payouts_queued_idx on payouts (tried_at nulls first, id) where (state = 'queued');

  -- The approvals that a payout pays: an approval is paid once. A corrected workday adds only the difference.
  create table payout_items (
    payout_id uuid not null,
    workday_id uuid not null,
    version integer not null,
    cents integer not null,
    constraint payout_items_pkey primary key (workday_id, version),
    constraint payout_items_approval_fkey foreign key (workday_id, version) references workday_approvals(workday_id, version),
    constraint payout_items_payout_fkey foreign key (payout_id) references payouts(id)
  );
  create index payout_items_payout_idx on payout_items (payout_id);
  create trigger payout_items_stay before delete or update on payout_items for each row execute function refuse_rewriting();
  create trigger payout_items_stay_whole before truncate on payout_items for each statement execute function refuse_rewriting();
`;

/** Payouts of approved weeks to drivers' debit cards (docs/decisions/106-one-payout-per-week.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payout_items, payouts;');
}
