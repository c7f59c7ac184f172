import { nameVisible } from '#domain/candidacies/records';
import { fillFields, hasFields, type MergeField } from '#domain/message-templates/merge-fields';
import type { PreviewCandidates } from '#domain/message-templates/schema';
import { ProblemError } from '#domain/problems';
import type { Stage } from '#domain/shared/candidacy-states';
import { initialOf } from '#domain/shared/initial';
import type { Db } from '../core/handle';

/** The driver, order and sender whose data fill a text. */
export interface Merge {
  readonly driverId: string;
  readonly orderId: string;
  readonly organizationId: string;
  readonly senderId: string;
}

/** The values of the merge fields for a driver and an order of the carrier; undefined if there is no such pair. */
export async function findMergeValues(
  db: Db,
  { driverId, orderId, organizationId, senderId }: Merge,
): Promise<Readonly<Record<MergeField, string>> | undefined> {
  const values: Readonly<Record<MergeField, string>> | undefined = await db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .join('drivers', (join) => join.onVal('drivers.id', driverId))
    .join('users as senders', (join) => join.onVal('senders.id', senderId))
    .where('job_orders.id', orderId)
    .where('job_orders.organization_id', organizationId)
    .first({
      firstName: 'drivers.first_name',
      jobTitle: 'job_order_versions.title',
      carrier: 'organizations.name',
      facility: 'facilities.name',
      place: db.raw(`facilities.city || ', ' || facilities.state`),
      senderName: db.raw(`senders.first_name || ' ' || senders.last_name`),
    });
  return values;
}

/** The texts with their fields filled in. Texts without fields need no query. */
export async function mergeTexts(db: Db, merge: Merge, texts: readonly string[]): Promise<string[]> {
  if (!texts.some(hasFields)) return [...texts];
  const values = await findMergeValues(db, merge);
  if (values === undefined) throw new ProblemError('not-found');
  return texts.map((text) => fillFields(text, values));
}

interface CandidateRow {
  readonly driverId: string;
  readonly orderId: string;
  readonly orderTitle: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly stage: Stage | null;
}

/** The latest candidates of a carrier, to preview a template with; named as the carrier may see them. */
export async function listPreviewCandidates(
  db: Db,
  { organizationId, limit }: { readonly organizationId: string; readonly limit: number },
): Promise<PreviewCandidates['data']> {
  const rows: CandidateRow[] = await db('candidacies')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .where('candidacies.organization_id', organizationId)
    .whereNotIn('candidacies.state', ['ended', 'closed'])
    .orderBy([{ column: 'candidacies.state_entered_at', order: 'desc' }, { column: 'candidacies.id' }])
    .limit(limit)
    .select({
      driverId: 'candidacies.driver_id',
      orderId: 'candidacies.order_id',
      orderTitle: 'job_order_versions.title',
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      stage: 'candidacies.stage',
    });
  return rows.map(({ firstName, lastName, stage, ...row }) => ({
    ...row,
    driverName: nameVisible(stage) ? `${firstName} ${lastName}` : `${firstName} ${initialOf(lastName)}.`,
  }));
}
