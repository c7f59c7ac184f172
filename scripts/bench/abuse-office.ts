import type { Db } from '#db/handle';

import { DEMO_PASSWORD } from '../seed/demo-logins';
import { atRate, type Caller, type Timed } from '../lab/caller';
import { tokenFor, type Person } from '../lab/people';
import { findSeededPeople } from '../lab/seeded-people';

export interface OfficeSize {
  /** How long the office is watched, quiet and under each kind of abuse. */
  readonly seconds: number;
  /** Calls of its list and sign-ins in that time. */
  readonly lists: number;
  readonly signIns: number;
  /** Different accounts behind the office's one address. */
  readonly people: number;
}

/** People of many positions who work behind one address, each in the list of orders of their own carrier. */
export interface Office {
  readonly people: readonly (Person & { readonly email: string; readonly organizationId: string })[];
}

/** What the office waited for, and what it was refused with. */
export interface Waits {
  readonly lists: readonly number[];
  readonly signIns: readonly number[];
  readonly refused: readonly Timed[];
}

/** Staff of many carriers. */
export async function findOffice(db: Db, count: number): Promise<Office> {
  const people: Office['people'][number][] = [];
  for (const { id, email, organizationId } of await findSeededPeople(db, 'business', count)) {
    people.push({ email, organizationId: organizationId ?? '', userId: id, token: await tokenFor(db, id) });
  }
  if (people.length < count) throw new Error(`The world has ${String(people.length)} such staff, not ${String(count)}`);
  return { people };
}

/** Lists and sign-ins of the office at their pace, answered or not. */
export async function watchOffice(from: Caller, { people }: Office, size: OfficeSize): Promise<Waits> {
  const { seconds, lists, signIns } = size;
  const one = (index: number) => people[index % people.length] as Office['people'][number];
  const [listed, signedIn] = await Promise.all([
    atRate({ count: lists, perSecond: lists / seconds }, (index) => {
      const { token, organizationId } = one(index);
      const path = `/job-order/active/organization/${organizationId}?limit=10`;
      return from.send({ method: 'GET', path, token });
    }),
    atRate({ count: signIns, perSecond: signIns / seconds }, (index) => {
      const body = { email: one(index).email, password: DEMO_PASSWORD };
      return from.send({ method: 'POST', path: '/auth/signIn', token: '', body });
    }),
  ]);
  const refused = [...listed, ...signedIn].filter(({ status }) => status !== 200);
  return { lists: listed.map(waited), signIns: signedIn.map(waited), refused };
}

const waited = ({ ms }: Timed): number => ms;

/** Everything together, as if it had been one watch. */
export const together = (waits: readonly Waits[]): Waits => ({
  lists: waits.flatMap(({ lists }) => lists),
  signIns: waits.flatMap(({ signIns }) => signIns),
  refused: waits.flatMap(({ refused }) => refused),
});
