import sharp from 'sharp';

import type { Lab } from '../lab/lab';
import { inParallel } from '../lab/parallel';
import { addOperators, findStaff } from '../lab/people';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { signUp, type Applicant } from './applicants';
import { killsOf, underKills, type Hardness } from './kills';
import { Ledger } from './ledger';
import { apply, COMMANDS_OF_A_FLOW } from './pipeline-flow';
import { findDisagreeing, findLostAndDuplicated, findToldTwice } from './pipeline-findings';
import { Giving } from './giving';
import { pronounce } from './verdict';

export interface PipelineChaosSize extends Hardness {
  /** Drivers who sign up, and how many of them at a time. */
  readonly drivers: number;
  readonly width: number;
}

/**
 * Leads drivers from sign-up through the stages by their own and operations' commands while API, worker, PostgreSQL and
 * Temporal are killed in turn; callers repeat under their key until they are answered. Then compares what they were
 * told with what workflows, events and rows know.
 */
export async function chaosPipeline(lab: Lab, size: PipelineChaosSize): Promise<void> {
  say('making a world');
  await seedWorld({ drivers: 3, carriers: 2, orders: 0, seed: 6, add: lab.isShared });
  const { ops } = await findStaff(lab.db);
  const [colleague = ops] = await addOperators(lab.db, 1);
  const operators = [ops, colleague] as const;
  const photo = await picture();
  const applicants = await signUp(lab.db, size.drivers);
  const ledger = new Ledger<Applicant>();
  const giving = new Giving(lab, ledger);
  const flows = () => inParallel(applicants, size.width, (applicant) => apply(giving, { applicant, operators, photo }));
  const answersBetween = Math.floor((size.drivers * COMMANDS_OF_A_FLOW) / (killsOf(size) + 2));
  const kills = await underKills(lab.baseUrl, { ledger, flows, answersBetween, hardness: size });
  say('comparing what was answered with what is known');
  const { lost, duplicated } = await findLostAndDuplicated(lab.db, applicants);
  pronounce(
    { chaos: 'pipeline', flows: size.drivers, ledger, kills, hardness: size },
    {
      refused: giving.refused,
      lost,
      duplicated: [...duplicated, ...giving.twice, ...(await findToldTwice(lab.db, applicants))],
      disagreeing: await findDisagreeing(lab, applicants),
    },
  );
}

async function picture(): Promise<Buffer<ArrayBuffer>> {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#4a6' } });
  return Buffer.from(await image.png().toBuffer());
}
