import type { Db } from '#db/core/handle';
import { DEMO_PASSWORD } from '../../demo/demo-logins';
import { atRate, type Caller, type Timed } from '../core/caller';
import { type Person, tokenFor } from '../core/people';
import { findSeededPeople } from '../core/seeded-people';

export interface OfficeSize {
  /** Duration of each measurement, in a quiet phase and under each kind of abuse. */
  readonly seconds: number;
  /** List calls and sign-ins during that time. */
  readonly lists: number;
  readonly signIns: number;
  /** Accounts behind the office's shared address. */
  readonly people: number;
}

/** People behind one address, each of whom lists the orders of their own carrier. */
export interface Office {
  readonly people: readonly (Person & { readonly email: string; readonly organizationId: string })[];
}

/** Response times of the office, and its refused calls. */
export interface Waits {
  readonly lists: readonly number[];
  readonly signIns: readonly number[];
  readonly refused: readonly Timed[];
}

/** Finds staff of many carriers. */
export async function findOffice(db: Db, count: number): Promise<Office> {
  const people: Office['people'][number][] = [];
  for (const { id, email, organizationId } of await findSeededPeople(db, 'business', count)) {
    people.push({ email, organizationId: organizationId ?? '', userId: id, token: await tokenFor(db, id) });
  }
  if (people.length < count)
    throw new Error(`The world has ${String(people.length)} carrier staff, but ${String(count)} are needed`);
  return { people };
}

/** Sends the office's list calls and sign-ins at a fixed rate. */
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
  return { lists: listed.map(toMs), signIns: signedIn.map(toMs), refused };
}

const toMs = ({ ms }: Timed): number => ms;

/** Merges measurements into one. */
export const mergeWaits = (waits: readonly Waits[]): Waits => ({
  lists: waits.flatMap(({ lists }) => lists),
  signIns: waits.flatMap(({ signIns }) => signIns),
  refused: waits.flatMap(({ refused }) => refused),
});
