import type { Db } from '#db/core/handle';

// Rows are only added and deleted, never updated, so commands in the same stage do not wait for each other.
const KEY = 'stage, entered_from, due_from, owner_id, waits_for';

/** Merges the rows of each number into one. Changes that commit at the same time stay rows of their own. */
export async function mergePipelineCounts(db: Db): Promise<void> {
  await db.raw(
    `with merged as (
       delete from pipeline_counts where pipeline_counts.id = any (array(
         select unnest(array_agg(pipeline_counts.id)) from pipeline_counts
         group by ${KEY} having count(*) > 1 or sum(drivers) = 0))
       returning pipeline_counts.*
     )
     insert into pipeline_counts (${KEY}, drivers)
     select ${KEY}, sum(drivers) from merged group by ${KEY} having sum(drivers) <> 0`,
  );
}

/** Compares the counts with the pipelines' rows, and adds what is missing. Returns how many numbers were wrong. */
export async function repairPipelineCounts(db: Db): Promise<number> {
  return db.transaction(async (trx) => {
    // Two repairs at a time would both add what is missing.
    await trx.raw(`select pg_advisory_xact_lock(hashtextextended('pipeline_counts', 0))`);
    const { rowCount } = await trx.raw<{ rowCount: number }>(
      `insert into pipeline_counts (${KEY}, drivers)
       select ${KEY}, sum(number) from (
         select ${KEY}, -drivers as number from pipeline_counts
         union all
         select stage, quarter_day(stage_entered_at), quarter_day(due_at), owner_id, waits_for, count(*)
         from driver_pipelines
         group by 1, 2, 3, grouping sets ((), (owner_id, waits_for))
       ) as compared group by ${KEY} having sum(number) <> 0`,
    );
    return rowCount;
  });
}
