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

/**
 * Writes that name no earlier version, by the reason why none is lost. A new route that takes a body joins a reason, or says in
 * its body what its page had read.
 */
const without: Readonly<{ [reason: string]: readonly string[] }> = {
  "the caller's own entries, about which nobody else decides": [
    'accounts.update-user',
    'accounts.report-time-zone',
    'account-settings.change-phone',
    'account-settings.check-phone-code',
    'account-settings.change-email',
    'accounts.change-password',
    'account-settings.read-welcome',
    'driver-files.state-expiry',
    'driver.set-availability',
    'driver.pre-qualify',
    'compliance.save',
    'payments.save-card',
    'notes.edit',
    'ops.edit-driver-note',
    'voe.save',
  ],
  'adds something beside what is there; nothing is replaced': [
    'facilities.create',
    'bench.add',
    'dossier.add-document',
    'dossier.add-document-by-body',
    'driver.add-document',
    'ops.add-document',
    'verifications.start',
    'verifications.attempt',
    'orders.create',
    'notes.add',
    'notes.add-by-body',
    'templates.add',
    'driver.add-employmentHistory',
    'driver.add-residenceHistory',
    'driver.add-military-services',
    'driver.add-driving-school',
    'driver.add-unemployment-period',
    'driver.add-violation',
    'driver.add-accidents',
    'ops.add-organization-note',
    'ops.offer-call-time',
    'ops.add-driver-note',
    'ops.save-view',
    'views.save',
    'ops.record-evidence',
    'files.record-evidence',
    'driver.record-evidence',
    'ops.enter-employment',
    'files.enter-employment',
    'audits.request',
    'audits.produce',
    'audits.share',
    'staff.invite',
    'ops-staff.invite',
    'carriers.book-call',
    'drivers.join-waitlist',
    'dossier.review-document',
    'ops.review-evidence',
    'files.review-evidence',
    'ops.add-requirement',
    'accounts.sign-up-driver',
    'carriers.sign-up',
    'social.register',
  ],
  'a step that the state decides: after another step, it is refused or does nothing': [
    'account-settings.undo-contact-change',
    'bench.reject',
    'dq-access.request',
    'adverse-actions.send-first-notice',
    'adverse-actions.send-final-notice',
    'adverse-actions.resolve-dispute',
    'adverse-actions.withdraw',
    'adverse-actions.record-mailing',
    'verifications.close-good-faith',
    'voe.detach',
    'voe.answer',
    'voe.decline',
    'voe.refuse-correction',
    'business-drivers.approve-assignment',
    'candidates.act-in-bulk',
    'candidacies.invite',
    'candidacies.cancel-invite',
    'candidacies.pass-request',
    'candidacies.reject-review',
    'candidacies.cancel-assignment',
    'candidacies.schedule-interview',
    'candidacies.reschedule-interview',
    'candidacies.cancel-interview',
    'candidacies.hire',
    'candidacies.pass',
    'candidacies.move-start',
    'candidacies.rescind-start',
    'candidacies.end-assignment',
    'orders.act-in-bulk',
    'driver.request-job',
    'driver.accept-invite',
    'driver.decline-invite',
    'driver.withdraw',
    'driver.propose-time',
    'driver.withdraw-proposed-time',
    'driver.propose-start',
    'driver.decline-start',
    'driver.end-assignment',
    'driver.grant-access',
    'driver.reject-access',
    'driver.revoke-access',
    'driver.extend-access',
    'driver.dispute-report',
    'driver.request-report-copy',
    'driver.mark-application-reading',
    'driver.sign-employment-application',
    'driver.withdraw-clearinghouse-consent',
    'driver.mark-verification-reading',
    'driver.sign-verification-consent',
    'driver.postpone-verification-consent',
    'driver.dispute-verification',
    'driver.rebut-verification',
    'ops.end-assignment',
    'ops.activate-carrier',
    'ops.move-driver',
    'ops.undo-move',
    'ops.record-call',
    'ops.record-result',
    'ops.record-missed-call',
    'ops.order-results',
    'ops.record-screening',
    'ops.act-in-bulk',
    'compliance.mark-reading',
    'compliance.sign',
    'ops.review-document',
    'ops.review-task',
    'ops.undo-approval',
    'ops.claim-next-review',
    'ops.correct-evidence',
    'files.correct-evidence',
  ],
  'names the time, the date or the version that its page showed (tests/domain/shown-values.test.ts)': [
    'candidacies.accept-proposed-start',
    'candidacies.confirm-proposal',
    'candidacies.confirm-start',
    'candidacies.keep-start',
    'driver.accept-interview',
    'driver.accept-start',
    'driver.pick-time',
    'ops.accept-order',
    'ops.send-order-back',
  ],
  'one value, shown by its name on the button': [
    'ops.set-order-markup',
    'ops.record-proof',
    'orders.set-visibility',
    'autopilot.set',
    'autopilot.pause',
    'ops.snooze-driver',
    'ops.assign-driver',
    'ops-staff.change',
    'ops.deactivate-organization',
    'ops.end-requirement',
  ],
  'stores nothing that a page shows': [
    'accounts.sign-in',
    'accounts.confirm-email',
    'accounts.resend-confirm-email',
    'accounts.send-confirmation-code',
    'accounts.confirm-phone',
    'accounts.send-sign-in-code',
    'accounts.sign-in-by-phone',
    'accounts.forgot-password',
    'health.csp-reports',
    'account-settings.request-phone-code',
    'account-settings.confirm-identity',
    'social.posted-callback',
    'social.link-by-password',
    'web-view.token-login',
    'web-view.enter-demo',
    'adverse-actions.preview',
    'candidates.preview-bulk',
    'drivers.search',
    'templates.preview',
    'dashboard.search-candidates',
    'ops.search-drivers',
    'ops.search-stalled',
    'ops.summarize-stalled',
    'ops.export-stalled',
    'carriers.find',
    'ops.preview-bulk',
    'ops.find',
    'ops.preview-requirement',
    'audit-room.open',
    'voe.open',
    'voe.read-consent',
    'ops.clearinghouse-file',
  ],
};

it('of every kind is protected, or nobody else edits it', () => {
  const writing = allRoutes.filter(({ method, body }) => method !== 'get' && body !== undefined);
  const namesVersion = (body: unknown): boolean => {
    const fields = Object.keys((body as z.ZodObject).shape ?? {});
    return ['was', 'version', 'seen', 'baseVersionId'].some((name) => fields.includes(name));
  };
  const unprotected = writing.filter(({ body }) => !namesVersion(body)).map(({ id }) => id);

  expect(unprotected.toSorted()).toEqual(Object.values(without).flat().toSorted());
});
