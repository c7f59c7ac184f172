import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CandidacyHire } from '#domain/candidacies/state';
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

/** Accounts to sign in with: the first carrier's staff, another carrier's recruiter, drivers and operations. */
export function demoLogins({ carriers, drivers, candidacies, opsTeam }: World): DemoLogin[] {
  const [own, other] = carriers;
  const hired = (matches: (hire: CandidacyHire) => boolean): string | undefined => {
    const found = candidacies.find(({ state: { name, hire } }) => name === 'hired' && hire !== null && matches(hire));
    return drivers.find(({ id }) => id === found?.context.driverId)?.user.email;
  };
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
    ['Driver with a start date to accept', hired(({ answer }) => answer === 'offered'), driverLogin],
    ['Driver on assignment', hired(({ startedAt }) => startedAt !== null), driverLogin],
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
