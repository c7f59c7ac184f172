import type { Db } from '#db/core/handle';
import { indexedNames, nameMatch } from '#db/core/name-match';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { OrderStatus } from '#domain/job-orders/states';
import { orderNumberIn } from '../job-orders/order-number';
import { firstOf } from './ranking';

export interface FindParams {
  readonly text: string;
  readonly limit: number;
}

export interface FoundDriverRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly state: string;
  readonly stage: DriverStage;
}

export interface FoundOrderRow {
  readonly id: string;
  readonly title: string;
  readonly carrier: string;
  readonly status: OrderStatus;
}

export interface FoundCarrierRow {
  readonly id: string;
  readonly name: string;
  readonly dotNumber: number | null;
}

/** The number of matches of a common name that are ranked. */
const MAX_NAME_MATCHES = 200;

/** The minimum digits of a phone number search; fewer match too many drivers. */
const MIN_PHONE_DIGITS = 7;
const US_DIGITS = 10;

/** The digits of a phone number in any format, without the country code 1; undefined for other text. */
function phoneDigits(text: string): string | undefined {
  if (!/^[\d\s()+.\-/]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const local = digits.length === US_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return local.length >= MIN_PHONE_DIGITS && local.length <= US_DIGITS ? local : undefined;
}

/** Finds drivers by the words of their names, an email address, or the last digits of a phone number. */
export async function findDrivers(db: Db, { text, limit }: FindParams): Promise<FoundDriverRow[]> {
  const match = nameMatch(indexedNames.driver, text);
  const found = db('drivers').limit(MAX_NAME_MATCHES).select('drivers.id');
  const digits = phoneDigits(text);
  if (text.includes('@'))
    found.join('users', 'users.id', 'drivers.id').whereRaw('lower(users.email) = lower(?)', [text]);
  else if (digits !== undefined)
    found
      .join('users', 'users.id', 'drivers.id')
      .whereRaw(`reverse(users.phone) like ?`, [`${[...digits].reverse().join('')}%`]);
  else found.whereRaw(match.sql, [...match.bindings]);
  const rows: unknown = await firstOf(db, { found, name: indexedNames.driver, text })
    .from('found')
    .join('drivers', 'drivers.id', 'found.id')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .limit(limit)
    .select({
      id: 'drivers.id',
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      city: 'drivers.city',
      state: 'drivers.state',
      stage: 'driver_pipelines.stage',
    });
  return rows as FoundDriverRow[];
}

/** Finds orders by the words of their current titles, or by number. */
export async function findOrders(db: Db, { text, limit }: FindParams): Promise<FoundOrderRow[]> {
  const match = nameMatch(indexedNames.order, text);
  const number = orderNumberIn(text);
  const found = db('job_order_versions').limit(MAX_NAME_MATCHES).select('job_order_versions.id');
  if (number === undefined) found.whereRaw(match.sql, [...match.bindings]);
  else
    found
      .join('job_orders', 'job_orders.version_id', 'job_order_versions.id')
      .whereRaw('right(job_orders.id::text, 8) = ?', [number]);
  const rows: unknown = await firstOf(db, { found, name: indexedNames.order, text })
    .from('found')
    .join('job_order_versions', 'job_order_versions.id', 'found.id')
    .join('job_orders', (on) => {
      on.on('job_orders.id', 'job_order_versions.order_id').andOn('job_orders.version_id', 'job_order_versions.id');
    })
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .where('organizations.is_sandbox', false)
    .limit(limit)
    .select({ id: 'job_orders.id', carrier: 'organizations.name', status: 'job_orders.status' })
    .select('job_order_versions.title');
  return rows as FoundOrderRow[];
}

/** Finds carriers by the words of their names, or by MCDOT number. */
export async function findCarriers(db: Db, { text, limit }: FindParams): Promise<FoundCarrierRow[]> {
  const match = nameMatch(indexedNames.carrier, text);
  const found = db('organizations')
    .where('organizations.is_sandbox', false)
    .limit(MAX_NAME_MATCHES)
    .select('organizations.id');
  if (/^\d{3,8}$/.test(text)) found.where('organizations.dot_number', Number(text));
  else found.whereRaw(match.sql, [...match.bindings]);
  const rows: unknown = await firstOf(db, { found, name: indexedNames.carrier, text })
    .from('found')
    .join('organizations', 'organizations.id', 'found.id')
    .limit(limit)
    .select({ id: 'organizations.id', name: 'organizations.name', dotNumber: 'organizations.dot_number' });
  return rows as FoundCarrierRow[];
}
