import type { Knex } from 'knex';

const schema = `
  -- Rates of pay that a carrier and a driver agreed on, each with its first day. A later one replaces it from its own day; of equal
  -- days the one that was set last counts. No reference to candidacies, which a rebuild writes again. The command that set a
  -- rate sets it once.
  create table agreed_rates (
    id uuid not null,
    assignment_id uuid not null,
    organization_id uuid not null,
    unit text not null,
    mills integer not null,
    starts_on date not null,
    reason text,
    set_by uuid not null,
    set_at timestamptz not null,
    constraint agreed_rates_pkey primary key (id),
    constraint agreed_rates_author_fkey foreign key (set_by) references users(id),
    constraint agreed_rates_mills_positive check (mills > 0),
    constraint agreed_rates_organization_fkey foreign key (organization_id) references organizations(id),
    constraint agreed_rates_unit_known check (unit in ('hour', 'mile', 'day'))
  );
  create index agreed_rates_assignment_idx on agreed_rates (assignment_id, set_at);
  create trigger agreed_rates_stay before delete or update on agreed_rates for each row execute function refuse_rewriting();
  create trigger agreed_rates_stay_whole before truncate on agreed_rates for each statement execute function refuse_rewriting();
`;

/** Agreed rates of assignments (docs/decisions/110-rates-are-dated-rows.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table agreed_rates;');
}
