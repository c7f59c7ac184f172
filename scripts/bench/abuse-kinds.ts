import type { Db } from '#db/handle';
import { newId } from '#platform/ids';

import type { Caller } from '../lab/caller';
import type { Call } from '../lab/calls';
import { median } from '../lab/figures';
import type { Lab } from '../lab/lab';
import { makeOrders } from '../lab/orders';
import { tokenFor, type Staff } from '../lab/people';

/** One way to make the product work for nothing; each turn is a call of its own. */
export interface AbuseKind {
  readonly what: string;
  readonly call: (turn: number) => Call;
}

/** Turns of a question until the costliest is known. */
const TRIES = 5;

/** What somebody can ask for who means no good: without an account, as a carrier's staff, and as operations. */
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

/** Somebody else each time: every form passes every rule. */
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

/** Every signed document in turn, as operations may: most were never drawn before. */
async function readSigned(db: Db, { ops }: Staff): Promise<(turn: number) => Call> {
  const signed: { id: string; driverId: string }[] = await db('consents')
    .orderBy('id')
    .select('id', 'driver_id as driverId');
  if (signed.length === 0) throw new Error('Nobody in the world has signed anything');
  return (turn) => {
    const { id = '', driverId = '' } = signed[turn % signed.length] ?? {};
    return { method: 'GET', path: `/ops/drivers/${driverId}/consents/${id}/pdf`, token: ops.token };
  };
}

const costlySearches: readonly object[] = [
  { limit: 100 },
  { fitsOnly: true, limit: 100 },
  { search: 'nobody is called that' },
  { haulCertifiedOnly: true, fitsOnly: true, limit: 100, page: 9 },
  { page: 10_000, limit: 100 },
  {
    fitsOnly: true,
    limit: 100,
    filters: { driverClass: ['driverLicenseClassC'], transmission: ['automatic'], shift: ['AM', 'Night'] },
  },
];

/** The search that takes longest of those above, by everybody of the carrier who may search, in turn. */
async function searchWorst(lab: Lab, staff: Staff, from: Caller): Promise<(turn: number) => Call> {
  const [orderId = ''] = await makeOrders(lab.baseUrl, staff, { count: 1, seats: 1 });
  const ids: { id: string }[] = await lab
    .db('users')
    .where({ organization_id: staff.organizationId, is_active: true })
    .whereNotNull('position')
    .select('id');
  const tokens: string[] = [];
  for (const { id } of ids) tokens.push(await tokenFor(lab.db, id));
  const asking = (body: object) => (turn: number) =>
    ({
      method: 'POST',
      path: '/drivers/search',
      token: tokens[turn % tokens.length] ?? '',
      body: { orderId, miles: 100, ...body },
    }) as const;
  let worst = { ms: 0, body: {} };
  for (const body of costlySearches) {
    const times: number[] = [];
    for (let turn = 0; turn < TRIES; turn += 1) times.push(await answered(from, asking(body)(turn)));
    if (median(times) > worst.ms) worst = { ms: median(times), body };
  }
  return asking(worst.body);
}

async function answered(from: Caller, call: Call): Promise<number> {
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
