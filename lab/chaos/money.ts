import type { Db } from '#db/core/handle';
import { judgeCounts } from './counted-facts';
import { countMoney } from './money-findings';
import { type MoneyKill, MoneyRun } from './money-run';
import { walkMoney } from './money-walk';
import { countAtProviders } from './provider-findings';

/** The faults and kills of ten weeks of jobs about money. */
export interface MoneyFaults {
  readonly doubled: readonly string[];
  readonly missing: readonly string[];
  /** Jobs that failed or did not end. */
  readonly failures: readonly string[];
  readonly kills: readonly MoneyKill[];
  /** Kills that could not be made. */
  readonly missed: readonly string[];
  /** Facts that were compared. */
  readonly facts: number;
}

/** Runs the jobs about money other than the monthly one, kills them, and compares rows, emails and providers. */
export async function killMoneyJobs(
  db: Db,
  options: { readonly databaseUrl: string; readonly killsPerWork: number },
): Promise<MoneyFaults> {
  const run = await MoneyRun.start(db, options);
  try {
    const walked = await walkMoney(db, run);
    const facts = [...(await countMoney(db, walked.remindedAt)), ...(await countAtProviders(db, run, walked))];
    const { kills, missed, failures } = run;
    return { ...judgeCounts(facts), kills, missed, failures, facts: facts.length };
  } finally {
    await run.end();
  }
}
