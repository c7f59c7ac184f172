import type { Knex } from 'knex';

const schema = `
  -- A bank may take back a part of a payment, which arrives again after a dispute that is won later.
  alter table payments add column returned_cents integer not null default 0;
  update payments set returned_cents = cents where state = 'returned';
  alter table payments drop constraint payments_applied_within;
  alter table payments add constraint payments_applied_within check (
    (applied_cents >= 0) and (credited_cents >= 0) and (returned_cents >= 0)
    and (applied_cents + credited_cents + returned_cents <= cents));
  alter table payments add constraint payments_returned_in_full check ((state = 'returned') = (returned_cents = cents));
`;

/** The part of a payment that its bank took back (docs/decisions/114-disputes-are-kept-by-amount.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payments drop constraint payments_returned_in_full;
    alter table payments drop constraint payments_applied_within;
    alter table payments add constraint payments_applied_within check (
      (applied_cents >= 0) and (credited_cents >= 0) and (applied_cents + credited_cents <= cents));
    alter table payments drop column returned_cents;
  `);
}
