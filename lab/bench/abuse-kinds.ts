import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import type { Caller } from '../core/caller';
import type { Call } from '../core/calls';
import { median } from '../core/figures';
import type { Lab } from '../core/lab';
import { makeOrders } from '../core/orders';
import { type Staff, tokenFor } from '../core/people';

/** One kind of abusive request; each turn is a different call. */
export interface AbuseKind {
  readonly what: string;
  readonly call: (turn: number) => Call;
}

/** Samples per search when looking for the most expensive one. */
const ATTEMPTS = 5;

/** Expensive requests that an attacker can send: without an account, as carrier staff, and as operations. */
export async function abuseKinds(lab: Lab, staff: Staff, from: Caller): Promise<readonly AbuseKind[]> {
  return [
    { what: 'change-password', call: changePassword },
    { what: 'sign-up', call: signUp },
    { what: 'PDF', call: await readSigned(lab.db, staff) },
    { what: 'search', call: await searchWorst(lab, staff, from) },
    { what: 'bulk preview', call: () => previewOfAll(staff) },
  ];
}

const changePassword = (): Call => ({
  method: 'PATCH',
  path: '/auth/changePassword',
  token: '',
  body: { reset: true, token: newId(), password: 'night run to Fontana 7!' },
});

/** A valid sign-up of a different person each time. */
const signUp = (turn: number): Call => ({
  method: 'POST',
  path: '/auth/applicant/signUp',
  token: '',
  body: {
    firstName: 'Sam',
    lastName: 'Rivera',
    phone: `+1562555${String(turn % 10_000).padStart(4, '0')}`,
    email: `${newId()}@example.com`,
    password: 'night run to Fontana 7!',
    address: { city: 'Long Beach', state: 'CA', latitude: 33.767, longitude: -118.1892 },
  },
});

/** Downloads every signed document in turn, as operations may. Most have not been rendered before. */
async function readSigned(db: Db, { ops }: Staff): Promise<(turn: number) => Call> {
  const signed = await db('consents')
    .orderBy('id')
    .select<{ id: string; driverId: string }[]>('id', 'driver_id as driverId');
  if (signed.length === 0) throw new Error('The world has no signed consents');
  return (turn) => {
    const { id = '', driverId = '' } = signed[turn % signed.length] ?? {};
    return { method: 'GET', path: `/ops/drivers/${driverId}/consents/${id}/pdf`, token: ops.token };
  };
}

const costlySearches: readonly object[] = [
  { limit: 100 },
  { fitsOnly: true, limit: 100 },
  { search: 'no such driver name' },
  { haulCertifiedOnly: true, fitsOnly: true, limit: 100, page: 9 },
  { page: 10_000, limit: 100 },
  {
    fitsOnly: true,
    limit: 100,
    filters: { driverClass: ['driverLicenseClassC'], transmission: ['automatic'], shift: ['AM', 'Night'] },
  },
];

/** The slowest of the searches above, sent by each of the carrier's staff in turn. */
async function searchWorst(lab: Lab, staff: Staff, from: Caller): Promise<(turn: number) => Call> {
  const [orderId = ''] = await makeOrders(lab.baseUrl, staff, { count: 1, seats: 1 });
  const ids = await lab
    .db('users')
    .where({ organization_id: staff.organizationId, is_active: true })
    .whereNotNull('position')
    .select('id');
  const tokens: string[] = [];
  for (const { id } of ids) tokens.push(await tokenFor(lab.db, id));
  const searchFor = (body: object) => (turn: number) =>
    ({
      method: 'POST',
      path: '/drivers/search',
      token: tokens[turn % tokens.length] ?? '',
      body: { orderId, miles: 100, ...body },
    }) as const;
  let worst = { ms: 0, body: {} };
  for (const body of costlySearches) {
    const times: number[] = [];
    for (let turn = 0; turn < ATTEMPTS; turn += 1) times.push(await timedCall(from, searchFor(body)(turn)));
    if (median(times) > worst.ms) worst = { ms: median(times), body };
  }
  return searchFor(worst.body);
}

async function timedCall(from: Caller, call: Call): Promise<number> {
  const { status, ms } = await from.send(call);
  if (status !== 200) throw new Error(`${call.path} ${JSON.stringify(call.body)}: ${String(status)}`);
  return ms;
}

const previewOfAll = ({ ops }: Staff): Call => ({
  method: 'POST',
  path: '/ops/bulk/preview',
  token: ops.token,
  body: {
    targets: { matching: {} },
    act: { kind: 'message', channels: ['mail', 'sms'], subject: 'Hello', text: 'Hello {firstName}' },
  },
});
