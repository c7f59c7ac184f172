import type { Knex } from 'knex';

/** A driver who never came did no work there: the employment of a no-show has no first day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update employments set hired_on = null
    from candidacies, workflow_events missed
    where candidacies.id = employments.candidacy_id
      and missed.workflow_id = candidacies.workflow_id
      and missed.type = 'noShowRecorded'
      and employments.hired_on is not null
      and employments.hire_seq = (select count(*) from workflow_events hires
        where hires.workflow_id = missed.workflow_id and hires.type = 'hired' and hires.seq < missed.seq)
  `);
}

/** Restores nothing: the start dates of no-shows remain in the events of their candidacies. */
export const down = (): Promise<void> => Promise.resolve();
