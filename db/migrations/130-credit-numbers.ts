import type { Knex } from 'knex';

const number = `'CM-' || lpad(place::text, greatest(6, length(place::text)), '0')`;

/**
 * Credits have a series of numbers of their own, without gaps (docs/decisions/116-credits-have-numbers.md): those of purchases
 * and those of invoices, which are payments. Earlier ones are numbered by their time.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table purchase_credits add column number text;
    alter table purchase_credits disable trigger purchase_credits_stay;
    create temporary table numbered_credits on commit drop as
      select id, source, row_number() over (order by at, id) as place from (
        select purchase_id as id, 'purchase' as source, credited_at as at from purchase_credits
        union all select id, 'payment', started_at from payments where method = 'credit') as credits;
    update purchase_credits set number = ${number} from numbered_credits
      where source = 'purchase' and numbered_credits.id = purchase_credits.purchase_id;
    update payments set reference = ${number} from numbered_credits
      where source = 'payment' and numbered_credits.id = payments.id;
    insert into invoice_counters (series, last) select 'credit', count(*) from numbered_credits;
    alter table purchase_credits enable trigger purchase_credits_stay;
    alter table purchase_credits alter column number set not null;
    alter table purchase_credits add constraint purchase_credits_number_key unique (number);
    alter table payments add constraint payments_credit_has_number check ((method <> 'credit') or (reference is not null));
    create unique index payments_credit_number on payments (reference) where (method = 'credit');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index payments_credit_number;
    alter table payments drop constraint payments_credit_has_number;
    delete from invoice_counters where series = 'credit';
    alter table purchase_credits drop column number;
  `);
}
