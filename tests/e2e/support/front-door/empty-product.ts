import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Person, signIn } from '../../../../lab/tour/people';

const ROOT = join(__dirname, '..', '..', '..', '..');
const OPS_PASSWORD = 'a desk by the window, 3 screens';

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing. Run this story with npm run test:e2e`);
  return value;
}

/** Addresses of the empty product and its database. */
export const emptyAddress = (): string => required('EMPTY_BASE_URL');
export const emptyDatabase = (): string => required('EMPTY_DATABASE_URL');

/** Creates the first operations account with `ops:create`, as described in the README. */
export const createOpsAdmin = (): Promise<Person> =>
  createOpsAdminOf({ address: emptyAddress(), databaseUrl: emptyDatabase() });

/** The same, in another product. */
export async function createOpsAdminOf({ address, databaseUrl }: { address: string; databaseUrl: string }) {
  const email = `operator.${Date.now()}@gladhand.example`;
  const script = join(ROOT, 'admin', 'create-ops-admin.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, email, 'Rosa', 'Lindqvist'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, OPS_PASSWORD },
  });
  return signIn(address, { email, password: OPS_PASSWORD });
}
