import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CarrierTemplate, PreviewCandidates } from '#domain/message-templates/schema';
import { newId } from '#platform/ids';
import { type Caller, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const PATH = '/api/message-templates';
const create = (body: object, caller: Caller = hiring.carrier.hr) =>
  caller
    .post(PATH)
    .send({ kind: 'invite', name: `Template ${newId()}`, subject: null, text: 'Hello {firstName}', ...body });

async function created(body: object = {}): Promise<CarrierTemplate> {
  return (await create(body).expect(201)).body as CarrierTemplate;
}

const listFor = async (caller: Caller): Promise<CarrierTemplate[]> =>
  ((await caller.get(PATH).expect(200)).body as { data: CarrierTemplate[] }).data;

describe('message templates', () => {
  it('are made by HR and administrators, and used by everyone who hires', async () => {
    const template = await created({ name: 'Night runs' });

    await create({ name: 'By the administrator' }, hiring.carrier.admin).expect(201);
    await create({}, hiring.carrier.recruiter).expect(403);
    await create({}, hiring.carrier.safety).expect(403);
    expect(await listFor(hiring.carrier.recruiter)).toContainEqual(template);
    expect(await listFor(hiring.other.recruiter)).toEqual([]);
    await hiring.carrier.accounting.get(PATH).expect(403);
  });

  it('have a name that no other one of their kind has', async () => {
    await created({ name: 'Twice' });

    expect(refusalOf(await create({ name: 'twice' }).expect(409))).toMatchObject({ code: 'template-name-taken' });
    await create({ name: 'Twice', kind: 'pass' }).expect(201);
  });

  it('are refused with an unknown field, at the field of the text', async () => {
    const { body } = (await create({ text: 'Hello {salary}' }).expect(400)) as { body: unknown };

    expect(body).toMatchObject({ code: 'invalid-input' });
    expect(JSON.stringify(body)).toContain('{salary} is not a field');
  });

  it('have a subject exactly if they are for messages', async () => {
    const message = { kind: 'message', subject: 'Your start at {facility}' };
    const template = await created(message);
    const change = { name: template.name, text: 'Hello', version: 1 };

    expect(template).toMatchObject(message);
    for (const body of [
      { kind: 'message', subject: null },
      { kind: 'pass', subject: 'Thank you' },
      { ...message, subject: 'At {plant}' },
    ])
      expect(JSON.stringify((await create(body).expect(400)).body)).toContain('/subject');
    const path = `${PATH}/${template._id}`;
    const refused = await hiring.carrier.hr
      .put(path)
      .send({ ...change, subject: null })
      .expect(400);
    expect(JSON.stringify(refused.body)).toContain('/subject');
    await hiring.carrier.hr
      .put(path)
      .send({ ...change, subject: 'Your start' })
      .expect(200);
  });

  it('are changed from the version that was seen, and deleted', async () => {
    const template = await created();
    const path = `${PATH}/${template._id}`;
    const change = { name: template.name, subject: null, text: 'Hi {firstName}', version: 1 };

    const changed: { body: unknown } = await hiring.carrier.hr.put(path).send(change).expect(200);
    expect(changed.body).toMatchObject({ text: 'Hi {firstName}', version: 2 });
    expect(refusalOf(await hiring.carrier.admin.put(path).send(change).expect(409))).toMatchObject({
      code: 'template-changed',
    });
    await hiring.other.hr
      .put(path)
      .send({ ...change, version: 2 })
      .expect(404);
    await hiring.other.hr.delete(path).expect(404);
    await hiring.carrier.recruiter.delete(path).expect(403);
    await hiring.carrier.hr.delete(path).expect(204);
    await hiring.carrier.admin.delete(path).expect(204);
    expect(await listFor(hiring.carrier.hr)).not.toContainEqual(expect.objectContaining({ _id: template._id }));
    expect(
      refusalOf(
        await hiring.carrier.hr
          .put(path)
          .send({ ...change, version: 2 })
          .expect(409),
      ),
    ).toMatchObject({
      code: 'template-changed',
    });
    await create({ name: template.name }).expect(201);
  });

  it('are previewed with a candidate of the carrier', async () => {
    const driver = await hiring.aDriver();
    const orderId = await hiring.anActiveOrder();
    await hiring.flow(orderId, driver).invite();
    const text = '{firstName}, {senderName}, {unrelated';

    const candidates: { body: unknown } = await hiring.carrier.recruiter.get(`${PATH}/candidates`).expect(200);
    expect((candidates.body as PreviewCandidates).data).toContainEqual(
      expect.objectContaining({ driverId: driver.id, orderId, driverName: 'Maria G.' }),
    );
    expect(((await hiring.other.recruiter.get(`${PATH}/candidates`)).body as PreviewCandidates).data).toEqual([]);

    const preview = (caller: Caller, words: string) =>
      caller.post(`${PATH}/preview`).send({ text: words, driverId: driver.id, orderId });
    await preview(hiring.carrier.recruiter, text).expect(400);
    const filled = await preview(hiring.carrier.recruiter, '{firstName}: {senderName}').expect(200);
    expect(filled.body).toEqual({ text: 'Maria: Ann Smith' });
    await preview(hiring.other.recruiter, '{firstName}').expect(404);
  });
});

describe('an invitation with own words', () => {
  it('stores them for the email to the driver, and refuses a field that nobody filled in', async () => {
    const driver = await hiring.aDriver();
    const orderId = await hiring.anActiveOrder();
    const invite = (text: string) =>
      hiring.carrier.recruiter
        .post('/api/job-order/fleet-job-request')
        .send({ driverId: driver.id, jobOrderId: orderId, text });

    await invite('Hello {firstName}').expect(400);
    await invite('We saw your reefer experience.').expect(201);

    const [message] = await hiring
      .db('messages')
      .where({ recipient_id: driver.id, template: 'invitation', channel: 'mail' })
      .select<{ params: { noteId: string } }[]>('params');
    const note = await hiring
      .db('notes')
      .where({ id: message?.params.noteId ?? '' })
      .first('text', 'kind');
    expect(note).toEqual({ text: 'We saw your reefer experience.', kind: 'invite' });
    expect(await hiring.flow(orderId, driver).application()).toMatchObject({
      message: 'We saw your reefer experience.',
    });
  });
});
