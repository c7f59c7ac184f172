import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeAccountMessage } from '#activities/messages/write-account-message';
import { refreshFileLines } from '#db/requirements/refresh-file-lines';
import type { AccountMessage } from '#domain/messages/account-messages';
import { testSealer } from '../../../support/api';
import { aCompleteFile } from '../../../support/builders/complete-files';
import { applicationPath, aWholeApplication, readAndSign } from '../../../support/hiring/application-papers';
import { type FilesCarrier, FilesWorld, type HiredDriver } from '../../../support/hiring/files-world';

const AT = '2026-12-01T18:00:00.000Z';
const NAME = 'Maria Gomez';
const LATER = '2026-12-10T18:00:00.000Z';

let world: FilesWorld;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
});
afterAll(() => world.api.close());

interface Signed extends HiredDriver {
  readonly candidacyId: string;
}

/** A driver who signed everything for a carrier. */
async function aSigner(carrier: FilesCarrier): Promise<Signed> {
  const hired = await world.aHire(carrier);
  await aWholeApplication(world.db, hired.id);
  const row = await world.db('employments').where({ id: hired.employmentId }).first('candidacy_id');
  const candidacyId = row?.candidacy_id ?? '';
  const signature = await readAndSign(hired, candidacyId, NAME);
  await hired
    .post(applicationPath(candidacyId))
    .send({ round: 1, ...signature })
    .expect(200);
  return { ...hired, candidacyId };
}

const withdraw = ({ post, candidacyId }: Signed) =>
  post(`${applicationPath(candidacyId)}/consent-withdrawal`).send({ round: 1 });

/** The driver works for the carrier, and signs in again on a later day. */
async function begin(driver: Signed): Promise<Signed> {
  world.at(LATER);
  await world.db.raw(
    `update candidacies set started_at = ?, snapshot = jsonb_set(snapshot, '{hire,startedAt}', to_jsonb(?::text)) where id = ?`,
    [LATER, LATER, driver.candidacyId],
  );
  return { ...driver, ...(await world.signIn(driver.id)) };
}

const check = ({ id }: Signed, at: string) =>
  refreshFileLines({ db: world.db, sealer: testSealer, publicUrl: 'https://gladhand.example' }, [id], new Date(at));

/** People of the carrier, active, who read records of the drug and alcohol file. */
const readersOf = async ({ organizationId }: FilesCarrier): Promise<string[]> =>
  world
    .db('users')
    .where({ organization_id: organizationId })
    .whereIn('position', ['HR', 'SAFETY'])
    .orderBy('id')
    .pluck('id');

/** The messages to people of the carrier about the withdrawal and its effect. */
async function noticesTo({ organizationId }: FilesCarrier): Promise<{ to: string; message: AccountMessage }[]> {
  const rows: { recipient_id: string; sealed: Buffer }[] = await world
    .db('messages')
    .join('users', 'users.id', 'messages.recipient_id')
    .where('users.organization_id', organizationId)
    .whereIn('template', ['consent-withdrawn', 'driving-barred'])
    .orderBy('recipient_id')
    .select('recipient_id', 'sealed');
  return rows.map(({ recipient_id: to, sealed }) => ({
    to,
    message: JSON.parse(testSealer.open(sealed)) as AccountMessage,
  }));
}

function textOf(message: AccountMessage): string {
  const { subject, lines } = writeAccountMessage(message);
  return [subject, ...lines].join('\n');
}

const MUST_NOT = 'must not perform safety-sensitive functions';

describe('HR and Safety are notified once of a consent that the driver withdrew:', () => {
  it.each([
    ['before the start', { isLight: false, isAtWork: false, template: 'consent-withdrawn' }],
    ['before the start of a job that needs none', { isLight: true, isAtWork: false, template: 'consent-withdrawn' }],
    ['on assignment', { isLight: false, isAtWork: true, template: 'driving-barred' }],
    ['on assignment in a job that needs none', { isLight: true, isAtWork: true, template: 'consent-withdrawn' }],
  ])('%s', async (_, { isLight, isAtWork, template }) => {
    world.at(AT);
    const carrier = await world.aCarrier();
    const signed = await aSigner(carrier);
    if (isLight) await aCompleteFile(world.db, signed.id, carrier.safetyId);
    const driver = isAtWork ? await begin(signed) : signed;
    const at = isAtWork ? LATER : AT;
    // The other lines that bar were known before.
    await check(driver, at);
    expect(await noticesTo(carrier)).toEqual([]);

    await withdraw(driver).expect(200);
    await check(driver, at);

    const notices = await noticesTo(carrier);
    expect(notices.map(({ to }) => to)).toEqual(await readersOf(carrier));
    for (const { message } of notices) {
      expect(message.template).toBe(template);
      const text = textOf(message);
      expect(text).toContain('withdrew');
      expect(text.includes(MUST_NOT)).toBe(!isLight);
      // Other people may see an email.
      expect(text).not.toMatch(/clearinghouse/i);
      expect(JSON.stringify(message.params)).toContain(`/business/files/${driver.employmentId}`);
    }
  });

  it('after the offer has ended, and by two pages at the same time', async () => {
    world.at(AT);
    const carrier = await world.aCarrier();
    const driver = await aSigner(carrier);
    await world.db.raw(
      `update candidacies set state = 'closed', snapshot = jsonb_set(snapshot, '{name}', '"closed"') where id = ?`,
      [driver.candidacyId],
    );

    const answers = await Promise.all([withdraw(driver), withdraw(driver)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await noticesTo(carrier)).map(({ to }) => to)).toEqual(await readersOf(carrier));
  });

  it.each([
    ['before the start', false, 'consent-withdrawn'],
    ['on assignment', true, 'driving-barred'],
  ])('a carrier without HR or Safety: its administrators, %s', async (_, isAtWork, template) => {
    world.at(AT);
    const carrier = await world.aCarrier();
    const signed = await aSigner(carrier);
    const driver = isAtWork ? await begin(signed) : signed;
    const at = isAtWork ? LATER : AT;
    await check(driver, at);
    const { organizationId } = carrier;
    const staff = world.db('users').where({ organization_id: organizationId }).whereIn('position', ['HR', 'SAFETY']);
    await staff.update({ position: 'ACCOUNTING' });

    await withdraw(driver).expect(200);
    await check(driver, at);

    const admins = world.db('users').where({ organization_id: organizationId });
    const ids = await admins.whereRaw(`'business-admin' = any (roles)`).orderBy('id').pluck('id');
    const notices = await noticesTo(carrier);
    expect(ids.length).toBeGreaterThan(0);
    expect(notices.map(({ to, message }) => [to, message.template])).toEqual(ids.map((id) => [id, template]));
  });
});
