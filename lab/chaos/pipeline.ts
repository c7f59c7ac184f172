import sharp from 'sharp';
import { concurrently } from '../core/concurrently';
import type { Lab } from '../core/lab';
import { addOpsMembers, findStaff } from '../core/people';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { type Applicant, signUp } from './applicants';
import { CommandRunner } from './command-runner';
import { type Aim, type Intensity, runWithKills } from './kills';
import { Ledger } from './ledger';
import { findInconsistencies, findLostAndDuplicated, findWrongEffectCounts } from './pipeline-findings';
import { apply } from './pipeline-flow';
import { untilNone } from './until-none';
import { reportVerdict } from './verdict';

export interface PipelineChaosSize extends Intensity {
  /** Drivers to sign up, and how many of them concurrently. */
  readonly drivers: number;
  readonly concurrency: number;
  /** Number of responses between kills, so that kills are spread across all commands. */
  readonly responsesBetweenKills: number;
}

/** A sign-up leaves a message in the outbox, so the worker is also killed before it starts a pipeline. */
const aims: readonly Aim[] = [
  { victim: 'The worker', window: 'enqueued' },
  { victim: 'The API', window: 'answered' },
  { victim: 'The worker' },
  { victim: 'PostgreSQL', window: 'answered' },
  { victim: 'Temporal' },
];

/**
 * Takes drivers from sign-up to certification, by their own and operations' commands, while API, worker, PostgreSQL and
 * Temporal are killed in turn. Callers retry under their idempotency key until they get a response. Then compares the
 * responses with workflows, events and rows.
 */
export async function chaosPipeline(lab: Lab, size: PipelineChaosSize): Promise<void> {
  logProgress('seeding a world');
  await seedWorld({ drivers: 3, carriers: 2, orders: 0, seed: worldSeeds.chaosPipeline, add: lab.isShared });
  const { ops } = await findStaff(lab.db);
  const [colleague = ops] = await addOpsMembers(lab.db, 1);
  const opsMembers = [ops, colleague] as const;
  const photo = await picture();
  const applicants: Applicant[] = [];
  const ledger = new Ledger<Applicant>();
  const runner = new CommandRunner(lab, ledger);
  const flows = () =>
    concurrently(Array.from({ length: size.drivers }), size.concurrency, async (_, index) => {
      const applicant = await signUp(lab.db, index);
      applicants.push(applicant);
      await apply(runner, { applicant, opsMembers, photo });
    });
  const { responsesBetweenKills } = size;
  const kills = await runWithKills(lab, { ledger, flows, responsesBetweenKills, intensity: size, aims });
  logProgress('comparing responses with workflows, events and rows');
  const compared = await untilNone(async () => {
    const { lost, duplicated } = await findLostAndDuplicated(lab.db, applicants);
    return {
      lost,
      duplicated: [...duplicated, ...(await findWrongEffectCounts(lab.db, applicants))],
      disagreeing: await findInconsistencies(lab, applicants),
    };
  });
  reportVerdict(
    { chaos: 'pipeline', flows: size.drivers, ledger, kills, intensity: size, aims },
    { refused: runner.refused, ...compared, duplicated: [...compared.duplicated, ...runner.duplicates] },
  );
}

async function picture(): Promise<Buffer<ArrayBuffer>> {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#4a6' } });
  return Buffer.from(await image.png().toBuffer());
}
