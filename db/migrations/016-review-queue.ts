import type { Knex } from 'knex';

const schema = `
  -- All drivers' items that wait for a review, with the time of submission and the claim.
  create table review_items (
    driver_id uuid not null,
    thing text not null,
    entry_id uuid,
    stage text not null,
    is_exit boolean not null,
    sent_at timestamptz not null,
    holder_id uuid,
    lapses_at timestamptz,
    constraint review_items_pkey primary key (driver_id, thing),
    constraint review_items_driver_fkey foreign key (driver_id) references drivers(id),
    constraint review_items_held_until check ((holder_id is null) = (lapses_at is null)),
    constraint review_items_holder_fkey foreign key (holder_id) references users(id)
  );
  create index review_items_count_idx on review_items (stage, thing) where (not is_exit);
  create index review_items_held_idx on review_items (lapses_at) where (holder_id is not null);
  create index review_items_kind_idx on review_items (thing, sent_at, driver_id) where (not is_exit);
  create index review_items_next_idx on review_items (sent_at, driver_id, thing) where (not is_exit);
  create index review_items_stage_idx on review_items (stage, sent_at, driver_id, thing);

  -- The verdict on one version of an item that a driver entered. Of two reviewers who saw the same version, the
  -- second is refused.
  create table item_reviews (
    id uuid not null,
    driver_id uuid not null,
    item_id uuid not null,
    kind text not null,
    item_version text not null,
    replaces uuid,
    verdict text not null,
    text text,
    author_id uuid not null,
    at timestamptz not null,
    constraint item_reviews_pkey primary key (id),
    constraint item_reviews_author_fkey foreign key (author_id) references users(id),
    constraint item_reviews_driver_fkey foreign key (driver_id) references drivers(id),
    constraint item_reviews_one_after_another unique nulls not distinct (item_id, replaces),
    constraint item_reviews_verdict_known check (verdict in ('approved', 'rejected', 'noted'))
  );
  create index item_reviews_driver_idx on item_reviews (driver_id, kind, item_id, at);
`;

/** Items that operations review. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table item_reviews, review_items;
  `);
}
