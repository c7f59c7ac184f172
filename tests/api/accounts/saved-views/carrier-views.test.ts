import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SavedView, SavedViewList } from '#domain/saved-views/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, aUser } from '../../../support/builders/people';
import { anOrganization } from '../../../support/hiring/hiring-world';

const VIEWS = '/api/saved-views';

let api: TestApi;
let organizationId: string;
beforeAll(async () => {
  api = await startTestApi();
  organizationId = await anOrganization(api.db);
});
afterAll(() => api.close());

async function aColleague(firstName: string, of = organizationId) {
  const user = { firstName, lastName: 'Diaz', roles: ['business'], position: 'RECRUITER', organizationId: of } as const;
  const { id } = await aUser(api.db, { ...user, roles: [...user.roles] });
  const caller = as(api.app, await anAccessToken(api.db, id));
  return {
    id,
    ...caller,
    save: async (more: object = {}): Promise<SavedView> => {
      const body = { page: 'jobOrders', name: `View ${newId()}`, search: 'seats=open', ...more };
      return (await caller.post(VIEWS).send(body).expect(201)).body as SavedView;
    },
    views: async (): Promise<SavedView[]> =>
      ((await caller.get(VIEWS).query({ page: 'jobOrders' }).expect(200)).body as SavedViewList).data,
  };
}

describe("a carrier's saved view", () => {
  it('is visible to colleagues once it is shared, and never to another carrier', async () => {
    const [ana, ben] = [await aColleague('Ana'), await aColleague('Ben')];
    const stranger = await aColleague('Sam', await anOrganization(api.db));
    const { _id } = await ana.save();

    expect((await ben.views()).map((view) => view._id)).not.toContain(_id);
    await ana.patch(`${VIEWS}/${_id}`).send({ isShared: true }).expect(200);

    expect(await ben.views()).toContainEqual(
      expect.objectContaining({ _id, isShared: true, isMine: false, owner: 'Ana Diaz', hasOwnerLeft: false }),
    );
    expect(await stranger.views()).toEqual([]);
    await stranger.patch(`${VIEWS}/${_id}`).send({ name: 'Taken' }).expect(404);
    await stranger.delete(`${VIEWS}/${_id}`).expect(404);
    await stranger.post(`${VIEWS}/${_id}/take-over`).expect(404);
    expect(problemOf(await ben.delete(`${VIEWS}/${_id}`)).code).toBe('view-not-yours');
  });

  it('can be taken over by a colleague after its owner left', async () => {
    const [ana, ben] = [await aColleague('Ana'), await aColleague('Ben')];
    const { _id } = await ana.save({ isShared: true });
    expect(problemOf(await ben.post(`${VIEWS}/${_id}/take-over`)).code).toBe('view-owner-here');

    await api.db('users').where({ id: ana.id }).update({ is_active: false });

    expect(await ben.views()).toContainEqual(expect.objectContaining({ _id, hasOwnerLeft: true }));
    await ben.post(`${VIEWS}/${_id}/take-over`).expect(200);
    await ben.delete(`${VIEWS}/${_id}`).expect(204);
  });

  it('is not for pages of operations, and operations do not see it', async () => {
    const ana = await aColleague('Ana');
    await ana.save({ isShared: true });
    const { id } = await aUser(api.db, { roles: ['ops'] });
    const ops = as(api.app, await anAccessToken(api.db, id));

    await ana.get(VIEWS).query({ page: 'stalled' }).expect(400);
    await ana.post(VIEWS).send({ page: 'stalled', name: 'Stalled', search: '' }).expect(400);
    await ops.get(VIEWS).query({ page: 'jobOrders' }).expect(403);
    await ops.get('/api/ops/saved-views').query({ page: 'jobOrders' }).expect(400);
  });
});
