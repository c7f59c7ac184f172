import type { Knex } from 'knex';

const schema = `
  create table job_order_versions (
    id uuid not null,
    order_id uuid not null,
    organization_id uuid not null,
    content jsonb not null,
    created_by uuid,
    created_at timestamptz not null default now(),
    constraint job_order_versions_pkey primary key (id),
    constraint job_order_versions_author_fkey foreign key (created_by) references users(id),
    constraint job_order_versions_organization_fkey foreign key (organization_id) references organizations(id)
  );
  create index job_order_versions_order_idx on job_order_versions (order_id, created_at);
  create index job_order_versions_title_idx on job_order_versions using gin (lower((content ->> 'title')) gin_trgm_ops);

  create table job_orders (
    id uuid not null,
    workflow_id text not null,
    version integer not null,
    organization_id uuid not null,
    facility_id uuid not null,
    status text not null,
    approval text not null,
    past_reason text,
    version_id uuid not null,
    number_of_drivers integer not null,
    seats_taken integer not null,
    is_visible boolean not null,
    autopilot boolean not null,
    start_on date,
    end_on date,
    status_since timestamptz not null,
    note_id uuid,
    snapshot jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint job_orders_pkey primary key (id),
    constraint job_orders_content_fkey foreign key (version_id) references job_order_versions(id),
    constraint job_orders_facility_fkey foreign key (facility_id) references facilities(id),
    constraint job_orders_note_fkey foreign key (note_id) references notes(id),
    constraint job_orders_organization_fkey foreign key (organization_id) references organizations(id),
    constraint job_orders_seats_positive check ((number_of_drivers > 0) and (seats_taken >= 0)),
    constraint job_orders_status_known check (status in ('pending', 'active', 'past', 'deleted')),
    constraint job_orders_workflow_once unique (workflow_id)
  );
  create index job_orders_number on job_orders ("right"((id)::text, 8));
  create index job_orders_open_facility_idx on job_orders (facility_id) where ((status = 'active') and is_visible);
  create index job_orders_organization_idx on job_orders (organization_id, status, created_at desc, id);
  create index job_orders_status_idx on job_orders (status, ((approval = 'rejected')), status_since, id);
  create index job_orders_unfilled_idx on job_orders (status_since, id) where ((status = 'active') and (approval = 'approved') and (seats_taken < number_of_drivers));
  create index job_orders_wait_idx on job_orders (status, approval, status_since, id);
`;

/** Job orders, and every version of their content. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table job_orders, job_order_versions;
  `);
}
