import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoDrivers } from './demo-drivers';
import type { World } from './world';

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'Gladhand-demo-2026';

export interface DemoLogin {
  readonly role: string;
  readonly login: string;
  readonly password: string;
  readonly url: string;
}

/** The driver who has worked for the first carrier for the longest time, with hours, pay and logs. */
export function longestOnAssignment({ carriers, candidacies }: World): string | undefined {
  const starts = candidacies.flatMap(({ state: { name, hire }, context: { driverId, organizationId } }) => {
    if (name !== 'hired' || typeof hire?.startedAt !== 'string') return [];
    const rank = organizationId === carriers[0]?.id ? 0 : 1;
    return [{ driverId, key: `${String(rank)} ${hire.startedAt}` }];
  });
  return starts.sort((one, other) => one.key.localeCompare(other.key))[0]?.driverId;
}

/** Accounts to sign in with: the first carrier's staff, another carrier's recruiter, drivers and operations. */
export function demoLogins(world: World): DemoLogin[] {
  const { carriers, drivers, candidacies, opsTeam } = world;
  const [own, other] = carriers;
  const emailOf = (driverId: string | undefined) => drivers.find(({ id }) => id === driverId)?.user.email;
  const offered = candidacies.find(({ state: { name, hire } }) => name === 'hired' && hire?.answer === 'offered');
  const staff = (carrier: typeof own, position: string): string | undefined =>
    carrier?.staff.find((user) => user.position === position)?.email;
  const carrierLogin = '/auth/carrierLogin';
  const driverLogin = '/auth/driverLogin';
  const people: readonly (readonly [string, string | undefined, string])[] = [
    [`Recruiter, ${own?.name ?? ''}`, staff(own, 'RECRUITER'), carrierLogin],
    ['HR', staff(own, 'HR'), carrierLogin],
    ['Safety', staff(own, 'SAFETY'), carrierLogin],
    ['Administrator', staff(own, 'REGIONAL_MANAGER'), carrierLogin],
    ['Location manager', staff(own, 'LOCATION_MANAGER'), carrierLogin],
    ['Accounting', staff(own, 'ACCOUNTING'), carrierLogin],
    [`Recruiter, ${other?.name ?? ''}`, staff(other, 'RECRUITER'), carrierLogin],
    [`Accounting, ${other?.name ?? ''}`, staff(other, 'ACCOUNTING'), carrierLogin],
    ...demoDrivers.map(({ role }, index) => [role, drivers[index]?.user.email, driverLogin] as const),
    ['Driver with a start date to accept', emailOf(offered?.context.driverId), driverLogin],
    ['Driver on assignment', emailOf(longestOnAssignment(world)), driverLogin],
    ['Operations, team lead', opsTeam.lead.email, carrierLogin],
    ['Operations, team member', opsTeam.others[0]?.email, carrierLogin],
  ];
  return people.flatMap(([role, login, url]) =>
    login === undefined ? [] : [{ role, login, password: DEMO_PASSWORD, url }],
  );
}

/** Writes the logins to a file, from which the launcher and the demo page read them. */
export function writeLogins(dataFolder: string, logins: readonly DemoLogin[]): void {
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(join(dataFolder, 'demo-logins.json'), `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
}
