import type { Knex } from 'knex';

const indexes = {
  driver_pipelines_wait_idx: 'driver_pipelines (waits_for, due_at, driver_id)',
  driver_pipelines_action_idx: 'driver_pipelines (next_action, due_at, driver_id)',
  driver_pipelines_entered_idx: 'driver_pipelines (stage_entered_at, driver_id) where due_at is not null',
  candidacies_waiting_idx: 'candidacies (wait_since, id) where wait_due_at is not null',
  candidacies_review_idx: `candidacies (organization_id, wait_since, id)
    where state = 'inReview' and wait_due_at is not null`,
  job_orders_wait_idx: 'job_orders (status, approval, status_since, id)',
  job_orders_unfilled_idx: `job_orders (status_since, id)
    where status = 'active' and approval = 'approved' and seats_taken < number_of_drivers`,
  users_reviewers_idx: `users (organization_id) where is_active and position in ('HR', 'SAFETY')`,
};

// The stalled list is filtered by whom and what is waited for, may begin with what waits longest, and asks of every
// carrier whether somebody there may review.
export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${columns}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
}
