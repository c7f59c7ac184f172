import type { Knex } from 'knex';

// The markup is the operator's, not part of what the carrier writes: rows of their own, of which the latest applies.
// Orders are read models, which are emptied and rebuilt, so nothing refers to them that is a record.
const schema = `
  create table order_markups (
    id uuid not null,
    order_id uuid not null,
    rate double precision,
    set_by uuid not null,
    set_at timestamptz not null,
    constraint order_markups_pkey primary key (id),
    constraint order_markups_author_fkey foreign key (set_by) references users(id),
    constraint order_markups_rate_not_negative check (rate >= 0)
  );
  create index order_markups_order_idx on order_markups (order_id, set_at desc, id desc);
  update job_order_versions set content = content - 'markupRate' where content -> 'markupRate' is not null;
`;

/** The markups of job orders; a null rate removes the one before. A markup that a carrier sent is dropped. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table order_markups;');
}
