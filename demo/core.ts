import { type Transaction } from '#db/core/handle';
import { restoreContacts } from '#db/driver-pipeline/last-contact';
import { rebuildStageVisits } from '#db/driver-pipeline/stage-visit-rows';
import { fillEmployments, fillEvidence } from '#db/evidence/fill-records';
import { refreshDueFiles } from '#db/requirements/refresh-due-files';
import { fillReviewItems } from '#db/review-queue/review-items';
import { fillDriverResults } from '#db/screening/driver-results';
import { secretsOf } from '#platform/env';
import { hashPassword } from '#platform/passwords';
import { createSealer } from '#platform/sealing';
import { storeAgreedRates } from './agreed-rates';
import { storeAgreements } from './agreements';
import { storeAudits } from './audits';
import { storeImportedWaves } from './autopilot-rows';
import { carrierSignUpTables } from './carrier-sign-up';
import { copyRows, type Row } from './copy';
import { coreDriverIds, laterDrivers } from './core-drivers';
import { DEMO_PASSWORD } from './demo-logins';
import { deskTables } from './desk/tables';
import { storeDisputes } from './disputes';
import { storeDriverFiles } from './driver-files';
import { storeInvoices } from './invoices';
import { storeDemoLogs } from './logs';
import { storePayouts } from './payouts';
import { seedHiring } from './seed-hiring';
import { checkDeps, fileDeps, type Seeding } from './seeding';
import { tablesOf } from './tables';
import { verificationHistoriesOf } from './verifications/histories';
import { storeVerifications } from './verifications/store';
import { storeWorkdays } from './workdays';

/** The step that says that the core is there. */
export const CORE = 'The core';

/**
 * Seeds what people with a demo login see first: all rows, the files of the drivers of the core, and all workflows except the
 * pipelines', which the first command starts, too. Goes on where an interrupted seeding stopped.
 */
export async function seedCore(seeding: Seeding): Promise<void> {
  const { steps, db, options, pace, world, env } = seeding;
  if (steps.isDone(CORE)) return;
  await seedRows(seeding);
  await seedRecords(seeding);
  // The job checks the files of a large world, which takes minutes.
  if (options.startPipelines)
    await steps.repeatable("Checking drivers' files", () =>
      pace.run(() => refreshDueFiles(checkDeps(seeding), new Date())),
    );
  await steps.repeatable('Copying logs of drivers', () => storeDemoLogs(seeding));
  await steps.repeatable('Updating table statistics', () => pace.run(() => db.raw('analyze')));
  if (!options.rowsOnly) {
    const messages = { sealer: createSealer(secretsOf(env)), publicUrl: env.PUBLIC_URL };
    await steps.once('Issuing invoices', (trx) => storeInvoices(trx, world, messages));
    await steps.once('Paying drivers', (trx) => storePayouts(trx, world, messages));
    await seedHiring(seeding);
  }
  await steps.repeatable(CORE, () => Promise.resolve());
}

async function seedRows({ steps, world, options, env, report }: Seeding): Promise<void> {
  await steps.once('Loading rows', async (trx) => {
    const load = (tables: Iterable<readonly [string, readonly Row[]]>) => loadTables(trx, tables, report);
    await load(tablesOf(world, await hashPassword(DEMO_PASSWORD)));
    await load(deskTables(world, env.PUBLIC_URL));
    // Data that exists once per database, not per world.
    if (options.add) return;
    await load(carrierSignUpTables(world));
    await trx('served_states').whereIn('state', ['AK', 'HI']).delete();
  });
}

/** Records that the product derives from rows and files. The evidence of the other drivers follows with their files. */
async function seedRecords(seeding: Seeding): Promise<void> {
  const { steps, db, world, env } = seeding;
  const core = coreDriverIds(world);
  const later = laterDrivers(world).map(({ id }) => id);
  await steps.repeatable('Storing the files of the first drivers', () =>
    storeDriverFiles(
      seeding,
      world.drivers.filter(({ id }) => core.has(id)),
    ),
  );
  await steps.once('Deriving last contacts', restoreContacts);
  await steps.once('Rebuilding stage visits', rebuildStageVisits);
  await steps.once('Filling the review queue', async (trx) => {
    const items = await fillReviewItems(trx);
    return items - (await trx('review_items').whereIn('driver_id', later).delete());
  });
  await steps.once('Filling the results list', fillDriverResults);
  // Together, because an employment without its evidence bars driving.
  await steps.once('Storing employments and evidence', async (trx) => {
    await fillEmployments(trx);
    await fillEvidence(trx, { except: later });
  });
  await steps.once('Encrypting verifications of employment', (trx) =>
    storeVerifications(
      { ...fileDeps(seeding, trx), sealer: createSealer(secretsOf(env)), publicUrl: env.PUBLIC_URL },
      verificationHistoriesOf(world),
    ),
  );
  await steps.once('Storing agreements', (trx) => storeAgreements(trx, world, createSealer(secretsOf(env))));
  await steps.once('Agreeing on rates of pay', (trx) => storeAgreedRates(trx, world));
  await steps.once('Storing workdays', (trx) => storeWorkdays(trx, world));
  await steps.once('Storing disputes', (trx) => storeDisputes(trx, world));
  await steps.once('Requesting audits', (trx) => storeAudits(trx, world));
  await steps.once("Storing the drivers of autopilot's waves", (trx) => storeImportedWaves(trx, db, world));
}

async function loadTables(
  trx: Transaction,
  tables: Iterable<readonly [string, readonly Row[]]>,
  report: Seeding['report'],
): Promise<void> {
  for (const [table, rows] of tables) {
    await copyRows(trx, table, rows);
    report(`  Loaded ${table.padEnd(35)} ${String(rows.length)}`);
  }
}
