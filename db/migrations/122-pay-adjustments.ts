import type { Knex } from 'knex';

const schema = `
  -- What settled a dispute adds to the driver's pay, or takes from it; the column cents is the carrier's side.
  alter table workday_events add column pay_cents integer;
  create index workday_events_pay_idx on workday_events (workday_id) where (pay_cents <> 0);

  -- The adjustments that a payout contains: each is paid once.
  create table payout_adjustments (
    event_id uuid not null,
    payout_id uuid not null,
    cents integer not null,
    constraint payout_adjustments_pkey primary key (event_id),
    constraint payout_adjustments_event_fkey foreign key (event_id) references workday_events(id),
    constraint payout_adjustments_payout_fkey foreign key (payout_id) references payouts(id)
  );
  create index payout_adjustments_payout_idx on payout_adjustments (payout_id);
  create trigger payout_adjustments_stay before delete or update on payout_adjustments
    for each row execute function refuse_rewriting();
  create trigger payout_adjustments_stay_whole before truncate on payout_adjustments
    for each statement execute function refuse_rewriting();
`;

/** Adjustments of a driver's pay after a dispute (docs/decisions/112-an-adjustment-has-two-sides.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table payout_adjustments;
    alter table workday_events drop column pay_cents;
  `);
}
