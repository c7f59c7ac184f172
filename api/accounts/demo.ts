import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isDemoArriving } from '#db/accounts/demo-store';
import type { DemoView } from '#domain/accounts/schema';
import type { RouteContext } from '../http/context';

/** The file that the seed writes. */
const Logins = z.array(z.object({ role: z.string(), login: z.string(), password: z.string(), url: z.string() }));

/** The sign-in page of drivers. */
const DRIVER_LOGIN = '/auth/driverLogin';

/** The logins of a demo installation, and whether more of its data is arriving; nothing in any other installation. */
export async function readDemo({ db, demoLoginsFile }: Pick<RouteContext, 'db' | 'demoLoginsFile'>): Promise<DemoView> {
  if (demoLoginsFile === undefined) return { demo: false, isArriving: false, logins: [] };
  const text = await readFile(demoLoginsFile, 'utf8').catch(() => '[]');
  const logins = Logins.parse(JSON.parse(text));
  return {
    demo: true,
    isArriving: await isDemoArriving(db),
    logins: logins.map(({ role, login, password, url }) => ({
      label: role,
      email: login,
      password,
      isDriver: url === DRIVER_LOGIN,
    })),
  };
}
