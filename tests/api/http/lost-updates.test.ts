import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { historyExamples, weekExample } from '#api/drivers/histories/examples';
import { allRoutes } from '#api/routes';
import { DEFAULT_TARGETS } from '#domain/candidacies/targets';
import { historyKinds, historyPaths } from '#domain/driver-histories/kinds';
import { newId } from '#platform/ids';
import { as, problemOf } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';
import { type Caller, HiringApi } from '../../support/hiring/hiring-api';
import { unprotectedWrites } from '../../support/sweep/unprotected-writes';
import '../../support/temporal-runtime';

let hiring: HiringApi;
let opsAdmin: Caller;
beforeAll(async () => {
  hiring = await HiringApi.start();
  const { id } = await aUser(hiring.db, { roles: ['ops', 'ops-admin'] });
  opsAdmin = as(hiring.app, await anAccessToken(hiring.db, id));
});
afterAll(() => hiring.close());

/** A record that is saved as a whole, and two sets of entries for it. */
interface Record {
  readonly path: string;
  readonly readFrom?: string;
  readonly caller: () => Promise<Caller>;
  /** The record as a page sends it back. */
  readonly was: (read: never) => unknown;
  readonly entries: readonly [object, object];
}

const person = (name: string, phone: string) => ({ name, phone, email: '', company: '', relationship: 'coworker' });
const [ann, joe, kim] = [
  person('Ann Smith', '+12145550101'),
  person('Joe Park', '+12145550102'),
  person('Kim Lee', '+12145550103'),
];
const root = '/api/driver-profile/verification';
const anApplicant = () => hiring.aDriver({ state: { stage: 'Processing', lifecycleStatus: 'onboarding_in_progress' } });
/** Histories of more than 36 months, told apart by one text. */
const whole = { startDate: '2005-01-01', endDate: null, current: true };
const wholeJobs = (employerName: string) => [{ ...historyExamples.employment, ...whole, employerName }];
const wholeHomes = (addressLine1: string) => [{ ...historyExamples.residence, ...whole, addressLine1 }];
const itself = (read: object) => read;
const listed = ({ references }: { references: unknown }) => references;

const records: readonly Record[] = [
  {
    path: '/api/hiring-targets',
    caller: () => Promise.resolve(hiring.carrier.hr),
    was: itself,
    entries: [
      { ...DEFAULT_TARGETS, offer: 4 },
      { ...DEFAULT_TARGETS, offer: 5 },
    ],
  },
  {
    path: '/api/timesheet-settings',
    caller: () => Promise.resolve(hiring.carrier.hr),
    was: itself,
    entries: [
      { weekday: 'su', hour: 0, dayRule: 'shiftStart' },
      { weekday: 'sa', hour: 6, dayRule: 'calendarDay' },
    ],
  },
  {
    path: '/api/safety-profile',
    readFrom: '/api/safety-profile/organization/{organizationId}',
    caller: () => Promise.resolve(hiring.carrier.manager),
    was: itself,
    entries: [
      { minAge: 22, minExperienceInSeconds: 0, experienceWindowInSeconds: 0 },
      { minAge: 23, minExperienceInSeconds: 0, experienceWindowInSeconds: 0 },
    ],
  },
  {
    path: '/api/ops/served-states',
    caller: () => Promise.resolve(opsAdmin),
    was: ({ states }: { states: unknown }) => states,
    entries: [{ states: ['TX', 'OK'] }, { states: ['NV', 'TX'] }],
  },
  {
    path: `${root}/references`,
    caller: anApplicant,
    was: listed,
    entries: [{ references: [ann] }, { references: [joe, kim] }],
  },
  {
    path: '/api/driver/preferences',
    readFrom: `${root}/schedule`,
    caller: anApplicant,
    was: ({ preferences }: { preferences: unknown }) => preferences,
    entries: [
      { freightLevels: [], freightTypes: [], homeTime: 'weekly' },
      { freightLevels: ['no-touch'], freightTypes: [], homeTime: null },
    ],
  },
  {
    path: `${root}/schedule`,
    caller: anApplicant,
    was: ({ schedule, preferences }: { schedule: unknown; preferences: unknown }) => ({ schedule, preferences }),
    entries: [
      { ...weekExample, numberOfHoursPerWeek: 30 },
      { ...weekExample, numberOfHoursPerWeek: 40 },
    ],
  },
  {
    path: `${root}/employmentHistory/submit`,
    readFrom: `${root}/employmentHistory`,
    caller: anApplicant,
    was: ({ data }: { data: unknown }) => data,
    entries: [
      { histories: wholeJobs('Pacific Freight'), commercialEmployersListed: true },
      { histories: wholeJobs('Night Lines'), commercialEmployersListed: true },
    ],
  },
  {
    path: `${root}/residenceHistory/submit`,
    readFrom: `${root}/residenceHistory`,
    caller: anApplicant,
    was: ({ data }: { data: unknown }) => data,
    entries: [
      { histories: wholeHomes('1 Elm St'), sameAddress: true },
      { histories: wholeHomes('2 Oak St'), sameAddress: true },
    ],
  },
  {
    path: `${root}/references/submit`,
    readFrom: `${root}/references`,
    caller: anApplicant,
    was: listed,
    entries: [{ references: [ann, joe] }, { references: [joe, kim] }],
  },
];

/** A record without the ids of its entries, which are new after a list was replaced. */
const plain = (read: unknown): unknown =>
  JSON.parse(JSON.stringify(read, (key, value: unknown) => (key === '_id' ? undefined : value)));

describe('a record that two people have open', () => {
  it.each(records)('is not overwritten by the later save of what was read before: $path', async (record) => {
    const { path, readFrom = path, was, entries } = record;
    const caller = await record.caller();
    const read = async () => {
      const at = readFrom.replace('{organizationId}', hiring.carrier.organizationId);
      return was((await caller.get(at).expect(200)).body as never);
    };
    const save = (body: object, key = newId()) => caller.put(path).set('Idempotency-Key', key).send(body);
    const opened = await read();
    const [mine, theirs] = entries;
    const key = newId();

    await save({ ...theirs, was: opened }, key).expect(200);
    const stored = await read();
    const refused = await save({ ...mine, was: opened });
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'record-changed' });
    expect(plain(await read())).toEqual(plain(stored));
    // A repeat, and the same entries by both, are no conflict.
    await save({ ...theirs, was: opened }, key).expect(200);
    await save({ ...theirs, was: opened }).expect(200);

    await save({ ...mine, was: stored }).expect(200);
    expect(plain(await read())).not.toEqual(plain(stored));
    // A client that does not say what it read overwrites, as before.
    await save(theirs).expect(200);
    expect(plain(await read())).toEqual(plain(stored));
  });
});

describe('an entry of a history that two pages have open', () => {
  it.each(historyKinds)('is not overwritten by the later save of what was read before: %s', async (kind) => {
    const caller = await anApplicant();
    const list = `${root}/${historyPaths[kind]}`;
    const added: { body: unknown } = await caller.post(list).send(historyExamples[kind]).expect(201);
    const opened = added.body as { readonly _id: string };
    const text = ['city', 'note', 'specialty'].find((name) => name in opened) ?? '';
    const save = (value: string, was?: object) =>
      caller.put(`${list}/${opened._id}`).send({ ...historyExamples[kind], [text]: value, was });
    const read = async () => (await caller.get(`${list}/${opened._id}`).expect(200)).body as object;

    await save('Memphis', opened).expect(200);
    const stored = await read();
    expect(problemOf(await save('Dallas', opened))).toMatchObject({ status: 409, code: 'record-changed' });
    expect(await read()).toEqual(stored);
    // The same entries by both are no conflict.
    await save('Memphis', opened).expect(200);
    await save('Dallas', stored).expect(200);
    expect(await read()).toMatchObject({ [text]: 'Dallas' });
    await save('Houston').expect(200);
    expect(await read()).toMatchObject({ [text]: 'Houston' });
  });
});

it('of every kind is protected, or nobody else edits it', () => {
  const writing = allRoutes.filter(({ method, body }) => method !== 'get' && body !== undefined);
  const namesVersion = (body: unknown): boolean => {
    const fields = Object.keys((body as z.ZodObject).shape ?? {});
    return ['was', 'version', 'seen', 'baseVersionId'].some((name) => fields.includes(name));
  };
  const unprotected = writing.filter(({ body }) => !namesVersion(body)).map(({ id }) => id);

  expect(unprotected.toSorted()).toEqual(Object.values(unprotectedWrites).flat().toSorted());
});
