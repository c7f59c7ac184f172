import type { Knex } from 'knex';

const schema = `
  -- The credentials that a comparison with an order uses. A search by match compares thousands of drivers, and reading each
  -- driver's snapshot would take most of its time.
  alter table driver_pipelines
    add column license_problem text,
    add column is_twic_expired boolean not null default false,
    add constraint driver_pipelines_license_problem_known check (license_problem in ('expired', 'rejected'));

  update driver_pipelines set
    license_problem = case
      when snapshot -> 'expired' @> '"driverLicense"' then 'expired'
      when snapshot #>> '{documents,driverLicense,status}' = 'rejected' and snapshot #> '{expiries,driverLicense}' is null
        then 'rejected'
    end,
    is_twic_expired = coalesce(snapshot -> 'expired' @> '"twic"', false);
`;

/** Credentials of drivers in columns of their own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table driver_pipelines drop column license_problem, drop column is_twic_expired;
  `);
}
