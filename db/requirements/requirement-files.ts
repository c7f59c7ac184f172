import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInForce, type RequirementRecord } from '#domain/requirements/record';
import { RequirementFile } from '#domain/requirements/schema';
import type { Db, Transaction } from '../core/handle';

const folder = join(__dirname, '..', 'seeds', 'requirements');

/** The versions that the former evaluation uses. */
export const readRequirementFiles = (): RequirementFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => RequirementFile.array().parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

/** The versions of the former evaluation in force on a day. */
export const listRequirementsOn = (_db: Db | Transaction, on: string): Promise<RequirementRecord[]> =>
  Promise.resolve(
    readRequirementFiles()
      .filter((file) => isInForce(file, on))
      .map((file) => ({ ...file, id: '018f0000-0000-7000-8000-000000000000' })),
  );
