import type { Db } from '#db/core/handle';
import { type Column, idFrom, storedColumns } from './large-world';

/** The tables of a candidacy that closed before an interview. Records have ids of their own. */
const tables = ['candidacies', 'candidacy_records', 'candidacy_rounds', 'candidacy_spans', 'workflow_events'] as const;

/**
 * Adds closed candidacies to these carriers until they have `total`: most contacts of a busy carrier ended long ago. Each is
 * a copy of a closed candidacy of the same order, with another driver.
 */
export async function addPastCandidacies(
  db: Db,
  { organizationIds, total }: { readonly organizationIds: readonly string[]; readonly total: number },
): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(choose, { ids: [...organizationIds], total });
    await trx.raw('create index on past_candidacies (old_id)');
    await trx.raw('create index on past_candidacies (old_workflow_id)');
    for (const table of tables) await trx.raw(copyOf(table, await storedColumns(trx, table)));
    await trx.raw('drop table past_candidacies');
  });
}

// Large steps through the drivers, so that those of one order differ from those of the next.
const choose = `
  create temporary table past_candidacies as
  with ended as (
    select id, order_id, driver_id, workflow_id, row_number() over (order by id) as number from candidacies
    where state = 'closed' and interview_id is null and organization_id = any (cast(:ids as uuid[]))
  ), people as (
    select id, row_number() over (order by id) as number from drivers
  ), wanted as (
    select greatest(0, cast(:total as bigint) - count(*)) as count from candidacies
    where organization_id = any (cast(:ids as uuid[]))
  ), pairs as (
    select distinct on (ended.order_id, people.id) ended.id as old_id, ended.driver_id as old_driver_id,
           ended.workflow_id as old_workflow_id, people.id as new_driver_id, turn
    from wanted, generate_series(1, 2 * wanted.count) as turn
    join ended on ended.number = 1 + turn % (select count(*) from ended)
    join people on people.number = 1 + (turn * 7919) % (select count(*) from people)
    where not exists (select from candidacies as known
                      where known.order_id = ended.order_id and known.driver_id = people.id)
    order by ended.order_id, people.id, turn
  )
  select old_id, old_driver_id, old_workflow_id, new_driver_id, ${idFrom(`old_id || '/' || new_driver_id`)} as new_id
  from pairs order by turn limit (select count from wanted)`;

const keys = { candidacies: ['id', 'old_id'], workflow_events: ['workflow_id', 'old_workflow_id'] } as const;

function copyOf(table: (typeof tables)[number], columns: readonly Column[]): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const [column, chosen] = table in keys ? keys[table as keyof typeof keys] : (['candidacy_id', 'old_id'] as const);
  const text = `replace(replace(to_jsonb(old)::text, old_id::text, new_id::text), old_driver_id::text, new_driver_id::text)`;
  const own = table === 'candidacy_records' ? ` || jsonb_build_object('id', ${idFrom(`old.id || '/' || new_id`)})` : '';
  const copied = columns.map(({ name }) => `copied."${name}"`).join(', ');
  return `insert into ${table} (${names}) select ${copied}
    from past_candidacies join ${table} as old on old.${column} = ${chosen}
    cross join lateral jsonb_populate_record(null::${table}, ${text}::jsonb${own}) as copied`;
}
