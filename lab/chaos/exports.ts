import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/core/handle';
import { fileExportStates, openExportStates } from '#domain/file-exports/states';
import { newId } from '#platform/ids';
import { sendUntilResponse } from '../core/calls';
import { concurrently } from '../core/concurrently';
import type { Lab } from '../core/lab';
import { addColleagues, findFreeDrivers, findStaff, type Person } from '../core/people';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { findExportFaults } from './export-findings';
import { grantAccess } from './grant-access';
import { type Aim, type Intensity, runWithKills } from './kills';
import { isAccepted, Ledger } from './ledger';
import { untilNone } from './until-none';
import { reportVerdict } from './verdict';

/** The worker is killed twice: while it renders, and while it sends. */
const aims: readonly Aim[] = [
  { victim: 'The worker' },
  { victim: 'PostgreSQL' },
  { victim: 'Temporal' },
  { victim: 'The API' },
  { victim: 'The worker' },
];

export interface ExportChaosSize extends Intensity {
  /** Drivers in the world; about a fifth of them have a file that carriers may open. */
  readonly world: number;
  /** Files to export, and how many of them concurrently. */
  readonly drivers: number;
  readonly concurrency: number;
  /** Number of ended exports between kills. */
  readonly responsesBetweenKills: number;
}

/** A person may export ten files an hour, and a request that is repeated after a kill may count twice. */
const EXPORTS_EACH = 5;

/**
 * Exports drivers' files while worker, PostgreSQL, Temporal and API are killed in turn. Each export must end with one
 * message row and one Message-ID, and with one file.
 */
export async function chaosExports(lab: Lab, size: ExportChaosSize): Promise<void> {
  logProgress('seeding a world');
  const seed = worldSeeds.chaosExports;
  await seedWorld({ drivers: size.world, carriers: 2, orders: 0, startPipelines: false, seed, add: lab.isShared });
  const staff = await findStaff(lab.db);
  const driverIds = (await findFreeDrivers(lab.db, size.drivers)).map(({ userId }) => userId);
  await grantAccess(lab.db, staff.organizationId, driverIds);
  const senders = await addColleagues(lab.db, staff.safety.userId, Math.ceil(driverIds.length / EXPORTS_EACH));
  const exports = driverIds.map((driverId, index) => ({
    driverId,
    sender: senders[index % senders.length] ?? staff.safety,
  }));
  const ledger = new Ledger<string>();
  const kills = await runWithKills(lab, {
    ledger,
    flows: () => concurrently(exports, size.concurrency, (one) => exportOne(lab, { ...one, ledger })),
    responsesBetweenKills: size.responsesBetweenKills,
    intensity: size,
    aims,
  });
  const refused = ledger.entries
    .filter((entry) => !isAccepted(entry))
    .map(({ subject, status }) => `${subject}: the export was refused with ${String(status)}`);
  const compared = await untilNone(() => findExportFaults(lab.db, driverIds));
  reportVerdict(
    { chaos: 'exports', flows: driverIds.length, aims, ledger, kills, intensity: size },
    { refused, ...compared },
  );
}

interface OneExport {
  readonly sender: Person;
  readonly driverId: string;
  readonly ledger: Ledger<string>;
}

/** Requests an export under one key until there is a response; in flight until the export has ended. */
async function exportOne({ baseUrl, db }: Lab, { sender, driverId, ledger }: OneExport): Promise<void> {
  const path = `/dq/send-to-email/${driverId}`;
  const call = { method: 'POST', path, token: sender.token, key: newId() } as const;
  const ended = sendUntilResponse(baseUrl, call).then(async ({ status, attempts }) => {
    if (isAccepted({ status })) await untilEnded(db, driverId);
    return { status, attempts, seq: undefined };
  });
  await ledger.write({ subject: driverId, step: 'export' }, ended);
}

const POLL_MS = 250;
const TIMEOUT_MS = 300_000;
const finalStates = fileExportStates.filter((state) => !openExportStates.includes(state));

/** While PostgreSQL is down, a look fails; the next one counts. */
async function untilEnded(db: Db, driverId: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const row = await db('file_exports')
      .where({ driver_id: driverId })
      .whereIn('state', finalStates)
      .first('id')
      .catch(() => undefined);
    if (row !== undefined) return;
    if (Date.now() > end) throw new Error(`The export of ${driverId} does not end`);
    await pause(POLL_MS);
  }
}
