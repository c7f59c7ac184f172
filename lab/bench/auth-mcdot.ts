import { searchCensus } from '#db/carriers/census';
import type { Db } from '#db/core/handle';
import { median, percentile, round } from '../core/figures';
import { logProgress } from '../core/progress';

const SAMPLES = 200;

interface McdotSize {
  readonly fewCarriers: number;
  readonly carriers: number;
  readonly rounds: number;
}

export interface McdotFigures {
  /** p50 of the autocomplete with the large census, divided by p50 with the small one. */
  readonly mcdotGrowth: number;
  /** Rows of the printed table. */
  readonly rows: readonly object[];
}

/** Times the carrier autocomplete's read model, in process, with a small and a full census. */
export async function benchMcdot(db: Db, { fewCarriers, carriers, rounds }: McdotSize): Promise<McdotFigures> {
  await db.raw('truncate fmcsa_carriers');
  await addCarriers(db, 0, fewCarriers);
  const samples = await samplesFrom(db);
  const small = await measure(db, samples, rounds);
  await addCarriers(db, fewCarriers, carriers);
  const large = await measure(db, samples, rounds);
  return {
    mcdotGrowth: round(median(large) / median(small)),
    rows: [row(fewCarriers, small), row(carriers, large)],
  };
}

/** Adds carriers whose names share prefixes, as real ones do: two thousand first words and a few common endings. */
async function addCarriers(db: Db, from: number, to: number): Promise<void> {
  logProgress(`adding carriers to the census, up to ${String(to)}`);
  await db.raw(
    `insert into fmcsa_carriers (dot_number, legal_name, search_name, dba_name, search_dba, city, state, power_units)
     select made.number, upper(made.name), made.name, upper(made.dba), made.dba, 'ENID', 'OK', 7
     from (
       select (turn * 7919::bigint % 9000000)::integer + 1 as number,
         substr(md5((turn % 2003)::text), 1, 7) || ' ' || substr(md5(turn::text), 1, 5) || ' '
           || (array['trucking llc', 'transport inc', 'express', 'logistics llc', 'freight'])[1 + turn % 5] as name,
         case when turn % 4 = 0 then substr(md5((turn % 1009)::text), 9, 8) || ' hauling' end as dba
       from generate_series(?::integer, ?::integer) as turn
     ) as made`,
    [from, to - 1],
  );
  await db.raw('vacuum analyze fmcsa_carriers');
}

/** Prefixes that people type for a name or number; the same queries at both sizes. */
async function samplesFrom(db: Db): Promise<string[]> {
  const rows = await db('fmcsa_carriers')
    .orderByRaw('md5(dot_text)')
    .limit(SAMPLES)
    .select({ name: 'search_name', number: 'dot_text' });
  return rows.map(({ name, number }, turn) => ((turn % 3 === 0 ? number : name) ?? name).slice(0, 2 + (turn % 9)));
}

async function measure(db: Db, samples: readonly string[], rounds: number): Promise<number[]> {
  for (const sample of samples) await searchCensus(db, sample);
  const times: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const sample of samples) {
      const start = performance.now();
      await searchCensus(db, sample);
      times.push(performance.now() - start);
    }
  }
  return times;
}

const row = (size: number, times: readonly number[]) => ({
  what: `autocomplete, ${String(size)} carriers`,
  'p50 ms': round(median(times)),
  'p99 ms': round(percentile(times, 0.99)),
});
