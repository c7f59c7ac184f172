import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CandidateNote,
  CandidateNoteHistory,
  CandidateNotes,
  CarrierCandidateNotes,
  Mentions,
} from '#domain/candidate-notes/schema';
import { newId } from '#platform/ids';
import { type Caller, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const send = (driverId: string, text: string, caller: Caller = hiring.carrier.recruiter) =>
  caller.post(`/api/note/business/driver/${driverId}`).send({ text });

async function written(driverId: string, text: string, caller?: Caller): Promise<CandidateNote> {
  const response: { body: unknown } = await send(driverId, text, caller).expect(201);
  return response.body as CandidateNote;
}

async function notesAbout(driverId: string, caller: Caller = hiring.carrier.recruiter): Promise<CandidateNotes> {
  return (await caller.get(`/api/note/business/driver/${driverId}`).expect(200)).body as CandidateNotes;
}

async function mentionsOf(caller: Caller, query: object = {}): Promise<Mentions> {
  return (await caller.get('/api/note/business/mentions').query(query).expect(200)).body as Mentions;
}

async function handleOf(userId: string): Promise<string> {
  const response: { body: unknown } = await hiring.carrier.recruiter.get('/api/note/business/members').expect(200);
  const found = (response.body as { data: { _id: string; handle: string }[] }).data.find(({ _id }) => _id === userId);
  if (found === undefined) throw new Error('The member cannot be mentioned');
  return found.handle;
}

const mailsTo = async (userId: string): Promise<number> =>
  (await hiring.db('messages').where({ recipient_id: userId, template: 'note-mention' })).length;

describe('notes about a candidate', () => {
  it('are read by the whole carrier, newest first, and by nobody else', async () => {
    const driver = await hiring.aDriver();
    await written(driver.id, 'Prefers night runs');
    await written(driver.id, 'Called back', hiring.carrier.safety);

    const { data, count } = await notesAbout(driver.id, hiring.carrier.accounting);

    expect(count).toBe(2);
    expect(data.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['Called back', false],
      ['Prefers night runs', false],
    ]);
    expect((await notesAbout(driver.id, hiring.other.recruiter)).data).toEqual([]);
    await driver.get(`/api/note/business/driver/${driver.id}`).expect(403);
  });

  it('are read by operations, those of all carriers, with an entry in the access log', async () => {
    const driver = await hiring.aDriver();
    await written(driver.id, 'Prefers night runs');
    await written(driver.id, 'Called back', hiring.other.recruiter);
    const path = `/api/ops/drivers/${driver.id}/candidate-notes`;

    const read: { body: unknown } = await hiring.ops.get(path).expect(200);
    const second: { body: unknown } = await hiring.ops.get(path).query({ limit: 1, skip: 1 }).expect(200);

    const { data, count } = read.body as CarrierCandidateNotes;
    expect(count).toBe(2);
    expect(data.map(({ text, carrier }) => [text, carrier._id])).toEqual([
      ['Called back', hiring.other.organizationId],
      ['Prefers night runs', hiring.carrier.organizationId],
    ]);
    expect(second.body).toMatchObject({ count: 2, data: [{ text: 'Prefers night runs' }] });
    const views = await hiring.db('access_log').where({ subject_driver_id: driver.id, action: 'driver-record' });
    expect(views).toHaveLength(1);
    for (const stranger of [hiring.carrier.hr, hiring.carrier.admin, driver]) await stranger.get(path).expect(403);
    await hiring.ops.get(`/api/ops/drivers/${newId()}/candidate-notes`).expect(404);
  });

  it('show operations their earlier texts, as the carrier sees them', async () => {
    const driver = await hiring.aDriver();
    const { _id } = await written(driver.id, 'Prefers nights');
    await hiring.carrier.recruiter.put(`/api/note/business/${_id}`).send({ text: 'Prefers days' }).expect(200);
    const path = `/api/ops/drivers/${driver.id}/candidate-notes/${_id}/history`;

    const read: { body: unknown } = await hiring.ops.get(path).expect(200);

    const own: { body: unknown } = await hiring.carrier.hr.get(`/api/note/business/${_id}/history`).expect(200);
    expect(read.body).toEqual(own.body);
    expect((read.body as CandidateNoteHistory).data.map(({ text }) => text)).toEqual([
      'Prefers days',
      'Prefers nights',
    ]);
    expect(await hiring.db('access_log').where({ subject_driver_id: driver.id, action: 'driver-record' })).toHaveLength(
      1,
    );
    for (const stranger of [hiring.carrier.hr, driver]) await stranger.get(path).expect(403);
    const other = await hiring.aDriver();
    await hiring.ops.get(`/api/ops/drivers/${other.id}/candidate-notes/${_id}/history`).expect(404);
    await hiring.carrier.recruiter.delete(`/api/note/business/${_id}`).expect(204);
    await hiring.ops.get(path).expect(404);
  });

  it('have one effect if they are sent twice with the same key', async () => {
    const driver = await hiring.aDriver();
    const key = newId();

    const first = await send(driver.id, 'Once').set('Idempotency-Key', key).expect(201);
    const second = await send(driver.id, 'Once').set('Idempotency-Key', key).expect(201);

    expect((second.body as CandidateNote)._id).toBe((first.body as CandidateNote)._id);
    expect((await notesAbout(driver.id)).count).toBe(1);
  });

  it('are changed and deleted by their author only, and keep their history', async () => {
    const driver = await hiring.aDriver();
    const { _id } = await written(driver.id, 'First');
    const path = `/api/note/business/${_id}`;

    expect(refusalOf(await hiring.carrier.hr.put(path).send({ text: 'Mine' }).expect(403))).toMatchObject({
      code: 'note-not-yours',
    });
    await hiring.other.recruiter.put(path).send({ text: 'Mine' }).expect(404);
    const edited: { body: unknown } = await hiring.carrier.recruiter.put(path).send({ text: 'Second' }).expect(200);
    const history: { body: unknown } = await hiring.carrier.hr.get(`${path}/history`).expect(200);

    expect((edited.body as CandidateNote).editedAt).not.toBeNull();
    expect((history.body as CandidateNoteHistory).data.map(({ text }) => text)).toEqual(['Second', 'First']);
    await hiring.other.recruiter.get(`${path}/history`).expect(404);
    await hiring.carrier.hr.delete(path).expect(403);
    await hiring.carrier.recruiter.delete(path).expect(204);
    expect((await notesAbout(driver.id)).data).toEqual([]);
    await hiring.carrier.recruiter.put(path).send({ text: 'Again' }).expect(404);
    expect(await hiring.db('candidate_note_versions').where({ note_id: _id })).toHaveLength(2);
  });

  it('are refused without a text, and about an unknown driver', async () => {
    const driver = await hiring.aDriver();

    expect(refusalOf(await send(driver.id, '  ').expect(400))).toMatchObject({ code: 'invalid-input' });
    await send(newId(), 'Somebody').expect(404);
  });
});

describe('mentions in notes', () => {
  it('notify the mentioned member once, by email and in the list, until it is read', async () => {
    const driver = await hiring.aDriver();
    const { safety } = hiring.carrier.ids;
    const handle = await handleOf(safety);
    const before = await mentionsOf(hiring.carrier.safety, { unread: true });

    const note = await written(driver.id, `@${handle} please look`);
    await hiring.carrier.recruiter
      .put(`/api/note/business/${note._id}`)
      .send({ text: `@${handle} look` })
      .expect(200);

    expect(note.mentions).toEqual([handle]);
    expect(await mailsTo(safety)).toBe(1);
    const after = await mentionsOf(hiring.carrier.safety, { unread: true });
    expect(after.unread).toBe(before.unread + 1);
    expect(after.data[0]).toMatchObject({ _id: note._id, driverName: 'Maria G.', isUnread: true });
    expect((await mentionsOf(hiring.carrier.accounting)).count).toBe(0);

    await hiring.carrier.safety.post(`/api/note/business/driver/${driver.id}/read`).expect(204);
    expect((await mentionsOf(hiring.carrier.safety)).unread).toBe(before.unread);
  });

  it('stay in old notes of a member who left, and nobody can mention that member again', async () => {
    const driver = await hiring.aDriver();
    const { accounting } = hiring.carrier.ids;
    const handle = await handleOf(accounting);
    const note = await written(driver.id, `@${handle} asked`);
    await hiring.db('users').where({ id: accounting }).update({ is_active: false });

    const edited = await hiring.carrier.recruiter
      .put(`/api/note/business/${note._id}`)
      .send({ text: `@${handle} asked twice` })
      .expect(200);
    const later = await written(driver.id, `@${handle} again`);

    expect((edited.body as CandidateNote).mentions).toEqual([handle]);
    expect(later.mentions).toEqual([]);
    expect(await mailsTo(accounting)).toBe(1);
    await hiring.db('users').where({ id: accounting }).update({ is_active: true });
  });

  it('do not notify the author', async () => {
    const driver = await hiring.aDriver();
    const handle = await handleOf(hiring.carrier.ids.recruiter);

    const note = await written(driver.id, `@${handle} to do`);

    expect(note.mentions).toEqual([]);
    expect(await mailsTo(hiring.carrier.ids.recruiter)).toBe(0);
  });
});
