import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DriverNote } from '#domain/driver-notes/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { aDriverNote } from '../../../support/builders/driver-notes';
import { anAccessToken, aUser } from '../../../support/builders/people';
import { aDriver } from '../../../support/hiring/hiring-world';

type Caller = ReturnType<typeof as>;
let api: TestApi;
let ann: Caller & { id: string };
let bob: Caller;

beforeAll(async () => {
  api = await startTestApi();
  const { id } = await aUser(api.db, { roles: ['ops'] });
  ann = { id, ...as(api.app, await anAccessToken(api.db, id)) };
  bob = as(api.app, await anAccessToken(api.db, (await aUser(api.db, { roles: ['ops'] })).id));
});
afterAll(() => api.close());

const notes = (driverId: string) => `/api/ops/drivers/${driverId}/notes`;
const stored = (driverId: string) => api.db('driver_notes').where({ driver_id: driverId }).select('text', 'author_id');

describe('a note about a driver', () => {
  it('is stored with its author and time, once if retried', async () => {
    const driverId = await aDriver(api.db);
    const key = newId();
    const send = () => ann.post(notes(driverId)).set('Idempotency-Key', key).send({ text: ' Call in the evening ' });

    const answer = (await send().expect(201)).body as DriverNote;
    const repeat = (await send().expect(201)).body as DriverNote;

    expect(repeat).toEqual(answer);
    expect(answer).toMatchObject({ text: 'Call in the evening', editedAt: null, editableUntil: expect.any(String) });
    expect(await stored(driverId)).toEqual([{ text: 'Call in the evening', author_id: ann.id }]);
  });

  it('is editable by its author only, for one day', async () => {
    const driverId = await aDriver(api.db);
    const own = await aDriverNote(api.db, driverId, { authorId: ann.id });
    const old = await aDriverNote(api.db, driverId, { authorId: ann.id, at: new Date(Date.now() - 25 * 3_600_000) });
    const edit = (who: Caller, id: string) => who.put(`${notes(driverId)}/${id}`).send({ text: 'In the morning' });

    expect((await edit(ann, own).expect(200)).body).toMatchObject({
      text: 'In the morning',
      editedAt: expect.any(String),
    });
    const [foreign, late] = [await edit(bob, own), await edit(ann, old)];
    expect([foreign.status, problemOf(foreign).code]).toEqual([403, 'note-not-yours']);
    expect([late.status, problemOf(late).code]).toEqual([409, 'note-closed']);
    await edit(ann, newId()).expect(404);
  });

  it('belongs to its driver', async () => {
    const note = await aDriverNote(api.db, await aDriver(api.db), { authorId: ann.id });

    await ann
      .put(`${notes(await aDriver(api.db))}/${note}`)
      .send({ text: 'x' })
      .expect(404);
  });

  it('requires a text and an existing driver', async () => {
    const driverId = await aDriver(api.db);

    const empty = await ann.post(notes(driverId)).send({ text: '  ' });
    expect([empty.status, problemOf(empty).errors]).toMatchObject([400, [{ pointer: '/text' }]]);
    await ann
      .post(notes(driverId))
      .send({ text: 'x'.repeat(2_001) })
      .expect(400);
    await ann.post(notes(newId())).send({ text: 'x' }).expect(404);
  });

  it('is never shown to the driver', async () => {
    const driverId = await aDriver(api.db);
    await aDriverNote(api.db, driverId, { text: 'A secret of operations' });
    const driver = as(api.app, await anAccessToken(api.db, driverId));

    await driver.get(`/api/ops/drivers/${driverId}/timeline`).expect(403);
    await driver.post(notes(driverId)).send({ text: 'x' }).expect(403);
  });
});
