import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signIn, type Person } from '../../../../scripts/tour/people';

const ROOT = join(__dirname, '..', '..', '..', '..');
const OPS_PASSWORD = 'a desk by the window, 3 screens';

function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: this story runs by npm run test:e2e`);
  return value;
}

/** The product in which nobody was filled in. */
export const emptyAddress = (): string => given('EMPTY_BASE_URL');
export const emptyDatabase = (): string => given('EMPTY_DATABASE_URL');

/** The first account of operations, made the way the README says: by `ops:create`. */
export async function createOperator(): Promise<Person> {
  const email = `operator.${Date.now()}@gladhand.example`;
  const script = join(ROOT, 'scripts', 'ops-create.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, email, 'Rosa', 'Lindqvist'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: emptyDatabase(), OPS_PASSWORD },
  });
  return signIn(emptyAddress(), { email, password: OPS_PASSWORD });
}
