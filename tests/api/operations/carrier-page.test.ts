import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { projectCandidacy } from '#db/candidacies/projection';
import type { StaffMember } from '#domain/accounts/staff/schema';
import type { CarrierNotes, OpsCarrier } from '#domain/carriers/carrier-page/schema';
import type { ActivatedCarrier } from '#domain/carriers/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anApplication } from '../../support/builders/carriers';
import { anAccessToken, aUser } from '../../support/builders/people';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';
import { messagesTo } from '../../support/mailbox';

type Caller = ReturnType<typeof as>;
const BASE = '/api/ops/organizations';

let api: TestApi;
let ops: Caller;
let world: HiringWorld;
beforeAll(async () => {
  api = await startTestApi();
  const member = await aUser(api.db);
  ops = as(api.app, await anAccessToken(api.db, member.id));
  world = await aHiringWorld(api.db);
});
afterAll(() => api.close());

async function read<Answer>(path: string): Promise<Answer> {
  const response: { body: unknown } = await ops.get(`${BASE}/${path}`).expect(200);
  return response.body as Answer;
}

/** A carrier from an application, whose administrator has been invited. */
async function anActivatedCarrier(): Promise<{ id: string; adminId: string; email: string }> {
  const email = `${newId()}@juniper.example`;
  const applicationId = await anApplication(api.db);
  const response: { body: unknown } = await ops
    .post(`/api/ops/carrier-applications/${applicationId}/activate`)
    .send({ name: `Juniper ${newId()}`, firstName: 'Ana', lastName: 'Flores', email, position: 'HR' })
    .expect(200);
  const { organizationId: id } = response.body as z.infer<typeof ActivatedCarrier>;
  const [admin] = await read<StaffMember[]>(`${id}/staff`);
  return { id, adminId: admin?._id ?? '', email };
}

describe("a carrier's page", () => {
  it('shows its numbers and people', async () => {
    expect(await read<OpsCarrier>(world.organizationId)).toMatchObject({
      isActive: true,
      orders: { pending: 0, active: 1, past: 0, deleted: 0 },
      activeOrders: 1,
      facilities: 1,
      staff: 3,
      candidates: 0,
      onAssignment: 0,
      census: null,
      application: null,
    });
    const people = await read<StaffMember[]>(`${world.organizationId}/staff`);
    expect(people.map(({ _id }) => _id).sort()).toEqual([world.adminId, world.recruiterId, world.safetyId].sort());
  });

  it('counts each driver once: candidates, drivers with a start date, and drivers on assignment', async () => {
    const own = await aHiringWorld(api.db);
    const play = async (...steps: readonly ('acceptStart' | 'confirmStart')[]) => {
      const driverId = await aDriver(api.db);
      const orderId = await anOrderRow(api.db, { organizationId: own.organizationId, facilityId: own.facilityId });
      const history = new CandidacyHistory({ ...own, driverId, orderId }).toHired();
      for (const step of steps) {
        // The first day, December 5, is over.
        if (step === 'confirmStart') history.now = Date.parse('2026-12-08T18:00:00.000Z');
        history.play(step);
      }
      await projectCandidacy(api.db, history.batch());
    };
    const before = await read<OpsCarrier>(own.organizationId);
    await play();
    await play('acceptStart');
    await play('confirmStart');

    expect(before).toMatchObject({ candidates: 0, hires: 0, onAssignment: 0 });
    expect(await read<OpsCarrier>(own.organizationId)).toMatchObject({ candidates: 0, hires: 2, onAssignment: 1 });
  });

  it('shows the application that the carrier came from, and who activated it', async () => {
    const { id } = await anActivatedCarrier();

    const { application } = await read<OpsCarrier>(id);

    expect(application).toMatchObject({ activatedBy: 'Robin Reyes' });
    expect(Date.parse(application?.activatedAt ?? '')).not.toBeNaN();
  });

  it('reports an unknown carrier', async () => {
    for (const path of ['', '/staff', '/notes']) await ops.get(`${BASE}/${newId()}${path}`).expect(404);
    await ops.post(`${BASE}/${newId()}/notes`).send({ text: 'Hello' }).expect(404);
  });
});

describe('notes', () => {
  it('have their author and time, newest first, once per key', async () => {
    const key = newId();
    const path = `${BASE}/${world.organizationId}/notes`;
    await ops.post(path).set('Idempotency-Key', key).send({ text: 'Prefers calls after 3 PM' }).expect(201);
    await ops.post(path).set('Idempotency-Key', key).send({ text: 'Prefers calls after 3 PM' }).expect(201);
    await ops.post(path).send({ text: 'Pays on time' }).expect(201);

    const { data, count } = await read<CarrierNotes>(`${world.organizationId}/notes`);

    expect(count).toBe(2);
    expect(data).toMatchObject([
      { text: 'Pays on time', author: 'Robin Reyes' },
      { text: 'Prefers calls after 3 PM', author: 'Robin Reyes' },
    ]);
  });

  it('are refused without a text', async () => {
    const response = await ops.post(`${BASE}/${world.organizationId}/notes`).send({ text: '  ' });

    expect(problemOf(response)).toMatchObject({ status: 400, errors: [{ pointer: '/text' }] });
  });
});

describe('the invitation of an administrator', () => {
  it('can be sent again until it is accepted', async () => {
    const { id, adminId, email } = await anActivatedCarrier();

    await ops.post(`${BASE}/${id}/staff/${adminId}/invitation`).expect(204);

    expect(await messagesTo(api.db, email)).toMatchObject([{ template: 'invitation' }, { template: 'invitation' }]);
    await api.db('users').where({ id: adminId }).update({ status: 'confirmed' });
    const late = await ops.post(`${BASE}/${id}/staff/${adminId}/invitation`);
    expect(problemOf(late).code).toBe('staff-state-changed');
  });

  it('is only for administrators of that carrier', async () => {
    const { id } = await anActivatedCarrier();

    await ops.post(`${BASE}/${id}/staff/${world.adminId}/invitation`).expect(404);
    await ops.post(`${BASE}/${world.organizationId}/staff/${world.recruiterId}/invitation`).expect(404);
  });
});

it('is closed to the carrier itself and to drivers', async () => {
  for (const userId of [world.adminId, world.driverId]) {
    const caller = as(api.app, await anAccessToken(api.db, userId));
    const path = `${BASE}/${world.organizationId}`;
    for (const rest of ['', '/staff', '/notes']) await caller.get(`${path}${rest}`).expect(403);
    await caller.post(`${path}/notes`).send({ text: 'Hello' }).expect(403);
    await caller.post(`${path}/staff/${world.adminId}/invitation`).expect(403);
  }
});
