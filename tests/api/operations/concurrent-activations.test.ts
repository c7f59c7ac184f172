import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import type { Transaction } from '#db/core/handle';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anApplication } from '../../support/builders/carriers';
import { anAccessToken, aUser } from '../../support/builders/people';
import { eventually } from '../../support/eventually';
import { messagesTo } from '../../support/mailbox';

let api: TestApi;
let ops: ReturnType<typeof as>;
beforeAll(async () => {
  api = await startTestApi();
  ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));
});
afterAll(() => api.close());

const name = 'Juniper Ridge Haulage';
const activate = (applicationId: string, email: string) =>
  ops
    .post(`/api/ops/carrier-applications/${applicationId}/activate`)
    .send({ name, firstName: 'Ana', lastName: 'Flores', email, position: 'HR' });

/** Activates while another transaction has written but not committed: the check before writing does not see it. */
async function activateConcurrently(
  other: (trx: Transaction) => Promise<unknown>,
  { applicationId, email }: { readonly applicationId: string; readonly email: string },
): Promise<Response> {
  const { answer: response } = await api.db.transaction(async (trx) => {
    await other(trx);
    const response = activate(applicationId, email).then((response) => response);
    const { rows } = await trx.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
    // Queried outside the transaction, which has an older snapshot.
    const blocked = api.db('pg_stat_activity').whereRaw('? = any(pg_blocking_pids(pid))', [rows[0]?.pid ?? 0]);
    await eventually(async () => {
      expect(await blocked.clone().select('pid')).toHaveLength(1);
    });
    // Not awaited here, because the transaction would wait for it.
    return { answer: response };
  });
  return response;
}

const statusOf = (applicationId: string) =>
  api.db('carrier_applications').where({ id: applicationId }).first<{ status: string }>('status');

it('refuses the second of two concurrent activations for one administrator: the address has an account', async () => {
  const [applicationId, email] = [await anApplication(api.db), `${newId()}@juniper.example`];
  const names = { first_name: 'Ana', last_name: 'Flores' };
  const person = { ...names, password_hash: null, status: 'pending', roles: ['ops'] } as const;

  const response = await activateConcurrently((trx) => trx('users').insert({ ...person, id: newId(), email }), {
    applicationId,
    email,
  });

  expect([response.status, problemOf(response).code]).toEqual([409, 'email-taken']);
  expect(await statusOf(applicationId)).toEqual({ status: 'new' });
  expect(await api.db('organizations').where({ name })).toEqual([]);
  expect(await messagesTo(api.db, email)).toEqual([]);
});

it('refuses the second of two concurrent activations of one carrier: the carrier exists', async () => {
  const dotNumber = 4_300_400;
  const [applicationId, email] = [await anApplication(api.db, { dotNumber }), `${newId()}@juniper.example`];
  const first = { id: newId(), name: 'Opened a moment ago', dot_number: dotNumber };

  const response = await activateConcurrently((trx) => trx('organizations').insert(first), { applicationId, email });

  expect([response.status, problemOf(response).code]).toEqual([409, 'carrier-taken']);
  expect(await statusOf(applicationId)).toEqual({ status: 'new' });
  expect(await api.db('users').where({ email })).toEqual([]);
});
