import { titleOutside } from '#domain/requirements/readers';
import type { Sealer } from '#platform/sealing';
import { carrierAudiences } from '../candidacies/carrier-audiences';
import type { Transaction } from '../core/handle';
import { listPapers } from '../employment-applications/paper-store';
import { queueAccountMessage } from '../messages/account-message-store';
import type { FileLineRow } from './file-line-rows';

/** The key that seals messages, and the base URL of their links. */
export interface NoticeContext {
  readonly sealer: Sealer;
  readonly publicUrl: string;
}

/** The line that the driver's consent to limited queries answers. */
export const CONSENT_LINE = 'clearinghouse-consent';

const { safety } = carrierAudiences({ organizationId: 'employments.organization_id', facilityId: 'null' });

interface Recipient {
  readonly employmentId: string;
  readonly organization: string;
  readonly driver: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly isDriver: boolean;
  readonly isHr: boolean;
  /** Whether the hire knows an expired document that bars driving. */
  readonly isLapsed: boolean;
}

/**
 * Notifies HR and Safety of the carrier, and the driver, of lines that bar a driver who drives for it: one email each. A hire
 * whose start is held does not drive; the messages about the start say what it waits for.
 */
export async function queueBarredNotices(
  trx: Transaction,
  { sealer, publicUrl }: NoticeContext,
  lines: readonly FileLineRow[],
): Promise<void> {
  if (lines.length === 0) return;
  const employmentIds = [...new Set(lines.flatMap((line) => line.employmentId ?? []))];
  const withdrawn = await withdrawnConsents(trx, lines, employmentIds);
  for (const recipient of await recipientsOf(trx, employmentIds)) {
    const { employmentId, organization: carrier, driver, userId, email, firstName, isDriver } = recipient;
    const titles = lines
      .filter((line) => line.employmentId === employmentId && mayRead(recipient, line))
      .map(titleOutside);
    if (titles.length === 0) continue;
    const link = new URL(isDriver ? '/driver/file' : `/business/files/${employmentId}`, publicUrl).href;
    const common = { channel: 'mail', to: email, userId } as const;
    await (isDriver
      ? queueAccountMessage(trx, sealer, {
          ...common,
          template: 'own-driving-barred',
          params: { firstName, carrier, titles, link },
        })
      : queueAccountMessage(trx, sealer, {
          ...common,
          template: 'driving-barred',
          params: { firstName, driver, titles, isConsentWithdrawn: withdrawn.has(employmentId), link },
        }));
  }
}

/** The employments whose driver withdrew or refused the consent that a line bars for. */
async function withdrawnConsents(
  trx: Transaction,
  lines: readonly FileLineRow[],
  employmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const papers = await listPapers(trx, employmentIds);
  return new Set(
    lines.flatMap(({ code, employmentId }) => {
      if (code !== CONSENT_LINE || employmentId === null) return [];
      return papers.get(employmentId)?.some(({ state }) => state === 'withdrawn') === true ? [employmentId] : [];
    }),
  );
}

/**
 * Notifies HR and Safety of the carrier, and the driver, that no line bars the driver any more. A document that the driver's
 * application knows to be expired still does; its renewal has messages of its own.
 */
export async function queueAllowedNotices(
  trx: Transaction,
  { sealer, publicUrl }: NoticeContext,
  employmentIds: readonly string[],
): Promise<void> {
  if (employmentIds.length === 0) return;
  for (const recipient of await recipientsOf(trx, employmentIds)) {
    const { employmentId, organization: carrier, driver, userId, email, firstName, isDriver, isLapsed } = recipient;
    if (isLapsed) continue;
    const link = new URL(isDriver ? '/driver/file' : `/business/files/${employmentId}`, publicUrl).href;
    const common = { channel: 'mail', to: email, userId } as const;
    await (isDriver
      ? queueAccountMessage(trx, sealer, {
          ...common,
          template: 'own-driving-allowed',
          params: { firstName, carrier, link },
        })
      : queueAccountMessage(trx, sealer, {
          ...common,
          template: 'driving-allowed',
          params: { firstName, driver, link },
        }));
  }
}

/** Records of human resources are for HR, and those of the platform for operations. */
const mayRead = ({ isDriver, isHr }: Recipient, { store }: FileLineRow): boolean =>
  store !== 'platform' && (isDriver || isHr || store !== 'hr');

async function recipientsOf(trx: Transaction, employmentIds: readonly string[]): Promise<Recipient[]> {
  const rows: Recipient[] = await trx('employments')
    .join('organizations', 'organizations.id', 'employments.organization_id')
    .join('users as drivers_users', 'drivers_users.id', 'employments.driver_id')
    .join('users', (on) => {
      on.on(trx.raw(`users.is_active and (users.id = employments.driver_id or (${safety}))`));
    })
    .leftJoin('candidacies', 'candidacies.id', 'employments.candidacy_id')
    .whereRaw('employments.id = any (?)', [[...employmentIds]])
    .whereRaw(
      `(employments.candidacy_id is null or (candidacies.state = 'hired' and candidacies.started_at is not null))`,
    )
    .orderBy(['employments.id', 'users.id'])
    .select({
      employmentId: 'employments.id',
      organization: 'organizations.name',
      driver: trx.raw(`drivers_users.first_name || ' ' || drivers_users.last_name`),
      userId: 'users.id',
      email: 'users.email',
      firstName: 'users.first_name',
      isDriver: trx.raw('users.id = employments.driver_id'),
      isHr: trx.raw(`users.position is not distinct from 'HR' or 'business-admin' = any (users.roles)`),
      isLapsed: trx.raw(`coalesce((candidacies.snapshot -> 'proofs' ->> 'isLapsed')::boolean, false)`),
    });
  return rows;
}
