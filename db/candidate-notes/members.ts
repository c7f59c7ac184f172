import { nameVisible } from '#domain/candidacies/records';
import type { MentionCandidate } from '#domain/candidate-notes/mentions';
import { stages } from '#domain/shared/candidacy-states';
import type { Db, Transaction } from '../core/handle';

const visibleStages = stages
  .filter(nameVisible)
  .map((stage) => `'${stage}'`)
  .join(', ');

/** The members of a carrier's staff, by name, with the facts that decide whether they can be mentioned. */
export async function listMentionCandidates(db: Db | Transaction, organizationId: string): Promise<MentionCandidate[]> {
  const rows: MentionCandidate[] = await db('users')
    .where({ organization_id: organizationId })
    .orderByRaw('last_name, first_name, id')
    .select({
      userId: 'id',
      name: db.raw(`first_name || ' ' || last_name`),
      email: 'email',
      roles: 'roles',
      position: 'position',
      isActive: 'is_active',
      status: 'status',
    });
  return rows;
}

/** The recipients of the message about a mention, and the candidate's name as the carrier may see it. */
export interface MentionNotice {
  readonly recipients: readonly { readonly userId: string; readonly email: string; readonly firstName: string }[];
  readonly driver: string;
}

/** The data of the message about a mention. */
export async function findMentionNotice(
  trx: Transaction,
  {
    userIds,
    driverId,
    organizationId,
  }: { readonly userIds: readonly string[]; readonly driverId: string; readonly organizationId: string },
): Promise<MentionNotice> {
  const recipients = await trx('users')
    .whereIn('id', userIds)
    .select<MentionNotice['recipients']>({ userId: 'id', email: 'email', firstName: 'first_name' });
  const driver: { name: string } | undefined = await trx('drivers')
    .where('drivers.id', driverId)
    .first({ name: trx.raw(candidateNameSql(':organizationId'), { organizationId }) });
  return { recipients, driver: driver?.name ?? '' };
}

/** A driver's name as a carrier may see it: in full from the review on one of its orders onward, as SQL. */
export const candidateNameSql = (organizationId: string): string =>
  `drivers.first_name || ' ' || case when exists (
     select 1 from candidacies where candidacies.driver_id = drivers.id
       and candidacies.organization_id = ${organizationId} and candidacies.stage in (${visibleStages}))
   then drivers.last_name else left(drivers.last_name, 1) || '.' end`;
