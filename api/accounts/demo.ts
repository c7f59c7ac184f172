import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { DemoView } from '#domain/accounts/schema';

/** The file that the seed writes. */
const Logins = z.array(z.object({ role: z.string(), login: z.string(), password: z.string() }));

/** The logins of a demo installation; none in any other installation. */
export async function readDemo(demoLoginsFile: string | undefined): Promise<DemoView> {
  if (demoLoginsFile === undefined) return { demo: false, logins: [] };
  const text = await readFile(demoLoginsFile, 'utf8').catch(() => '[]');
  const logins = Logins.parse(JSON.parse(text));
  return { demo: true, logins: logins.map(({ role, login, password }) => ({ label: role, email: login, password })) };
}
