import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SavedView, SavedViewList } from '#domain/saved-views/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, aUser } from '../../../support/builders/people';

const VIEWS = '/api/ops/saved-views';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function aMember(firstName: string) {
  const { id } = await aUser(api.db, { firstName, lastName: 'Diaz', roles: ['ops'] });
  const caller = as(api.app, await anAccessToken(api.db, id));
  return {
    id,
    ...caller,
    save: async (body: object): Promise<SavedView> =>
      (await caller.post(VIEWS).send(body).expect(201)).body as SavedView,
    views: async (): Promise<SavedView[]> =>
      ((await caller.get(VIEWS).query({ page: 'stalled' }).expect(200)).body as SavedViewList).data,
  };
}
const leave = (id: string) => api.db('users').where({ id }).update({ is_active: false });
const view = (more: object = {}) => ({ page: 'stalled', name: `View ${newId()}`, search: 'escalated=true', ...more });

describe('a saved view', () => {
  it('is visible to its owner only until it is shared', async () => {
    const [ana, ben] = [await aMember('Ana'), await aMember('Ben')];
    const { _id, name } = await ana.save(view());

    expect((await ben.views()).map((seen) => seen._id)).not.toContain(_id);
    await ben.patch(`${VIEWS}/${_id}`).send({ name: 'Mine' }).expect(404);
    await ana.patch(`${VIEWS}/${_id}`).send({ isShared: true }).expect(200);

    expect(await ben.views()).toContainEqual({
      _id,
      page: 'stalled',
      name,
      search: 'escalated=true',
      isShared: true,
      isMine: false,
      owner: 'Ana Diaz',
      hasOwnerLeft: false,
    });
    expect(problemOf(await ben.delete(`${VIEWS}/${_id}`)).code).toBe('view-not-yours');
    expect(problemOf(await ben.post(`${VIEWS}/${_id}/take-over`)).code).toBe('view-owner-here');
  });

  it('is renamed, changed and deleted by its owner', async () => {
    const ana = await aMember('Ana');
    const { _id } = await ana.save(view());

    const changed = await ana.patch(`${VIEWS}/${_id}`).send({ name: 'Calls', search: 'next=makeCall' }).expect(200);
    expect(changed.body).toMatchObject({ name: 'Calls', search: 'next=makeCall', isMine: true });
    await ana.delete(`${VIEWS}/${_id}`).expect(204);

    expect(await ana.views()).not.toContainEqual(expect.objectContaining({ _id }));
    await ana.delete(`${VIEWS}/${_id}`).expect(404);
  });

  it('accepts new filters only if the owner saw the current ones', async () => {
    const [ana, ben] = [await aMember('Ana'), await aMember('Ben')];
    const { _id } = await ana.save(view({ isShared: true, search: 'escalated=true' }));
    const replace = (was: string, search: string, who = ana) => who.patch(`${VIEWS}/${_id}`).send({ search, was });

    await replace('escalated=true', 'next=makeCall').expect(200);
    const refused = await replace('escalated=true', 'stage=Interview');
    expect(refused.status).toBe(409);
    expect(problemOf(refused).code).toBe('view-changed');
    expect(problemOf(await replace('next=makeCall', 'stage=Interview', ben)).code).toBe('view-not-yours');

    // The response to the first call was lost.
    await replace('escalated=true', 'next=makeCall').expect(200);
    expect(await ana.views()).toContainEqual(expect.objectContaining({ _id, search: 'next=makeCall' }));
  });

  it('accepts one of two concurrent changes, and refuses the other', async () => {
    const ana = await aMember('Ana');
    const { _id } = await ana.save(view({ search: '' }));

    const responses = await Promise.all(
      ['next=makeCall', 'stage=Interview'].map((search) => ana.patch(`${VIEWS}/${_id}`).send({ search, was: '' })),
    );

    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('has a name that is unique per owner and page, ignoring case', async () => {
    const [ana, ben] = [await aMember('Ana'), await aMember('Ben')];
    await ana.save(view({ name: 'Mondays' }));
    const other = await ana.save(view());

    expect(problemOf(await ana.post(VIEWS).send(view({ name: 'mondays' }))).code).toBe('view-name-taken');
    expect(problemOf(await ana.patch(`${VIEWS}/${other._id}`).send({ name: 'MONDAYS' })).code).toBe('view-name-taken');

    await ana.save(view({ name: 'Mondays', page: 'pipeline' }));
    await ben.save(view({ name: 'Mondays' }));
  });

  it('is stored once when the request is retried', async () => {
    const ana = await aMember('Ana');
    const body = view();
    const send = () => ana.post(VIEWS).set('Idempotency-Key', 'the-same').send(body).expect(201);

    const [first, second] = [await send(), await send()];

    expect(second.body).toEqual(first.body);
    expect((await ana.views()).filter(({ isMine }) => isMine)).toHaveLength(1);
  });

  it('remains after its owner leaves if it is shared, is marked, and can be taken over', async () => {
    const [ana, ben] = [await aMember('Ana'), await aMember('Ben')];
    const shared = await ana.save(view({ name: 'Left behind', isShared: true }));
    const own = await ana.save(view());
    await leave(ana.id);

    expect(await ben.views()).toContainEqual(expect.objectContaining({ _id: shared._id, hasOwnerLeft: true }));
    await ben.post(`${VIEWS}/${own._id}/take-over`).expect(404);
    const taken = await ben.post(`${VIEWS}/${shared._id}/take-over`).expect(200);

    expect(taken.body).toMatchObject({ isMine: true, owner: 'Ben Diaz', hasOwnerLeft: false });
    await ben.patch(`${VIEWS}/${shared._id}`).send({ isShared: false }).expect(200);
  });

  it('cannot be taken over under a name that the new owner uses already', async () => {
    const [ana, ben] = [await aMember('Ana'), await aMember('Ben')];
    const shared = await ana.save(view({ name: 'Hot', isShared: true }));
    await ben.save(view({ name: 'Hot' }));
    await leave(ana.id);

    expect(problemOf(await ben.post(`${VIEWS}/${shared._id}/take-over`)).code).toBe('view-name-taken');
  });

  it('requires a name, an existing page and a valid query', async () => {
    const ana = await aMember('Ana');

    for (const wrong of [{ name: ' ' }, { page: 'nowhere' }, { search: 'a=<b>' }]) {
      await ana.post(VIEWS).send(view(wrong)).expect(400);
    }
  });
});
