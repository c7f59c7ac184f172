import type { AuditViewEntry } from '#domain/audits/schema';
import type { AuditViewKind } from '#domain/audits/terms';
import type { AccessAction } from '#domain/drivers/access';
import { newId } from '#platform/ids';
import { logLinkAccesses } from '../accounts/access-log-store';
import type { Db, Transaction } from '../core/handle';

/** Something that a reader with a link looks at. */
export interface NewAuditView {
  readonly linkId: string;
  readonly organizationId: string;
  readonly kind: AuditViewKind;
  /** The file; none for the index and the whole packet. */
  readonly file?: { readonly id: string } | undefined;
  /** The drivers whose data is seen. */
  readonly driverIds: readonly string[];
  readonly document?: string | undefined;
  readonly page?: number | undefined;
  readonly at: Date;
}

/** Records a view where the carrier reads it, and in the access log of each driver whose data is seen. */
export async function recordView(trx: Transaction, view: NewAuditView): Promise<void> {
  const { linkId, organizationId, kind, file, driverIds, document, page, at } = view;
  await trx('audit_views').insert({
    id: newId(),
    link_id: linkId,
    kind,
    file_id: file?.id ?? null,
    document: document ?? null,
    page: page ?? null,
    at: at.toISOString(),
  });
  await logLinkAccesses(
    trx,
    driverIds.map((subjectDriverId) => ({
      actorKind: 'auditor',
      linkId,
      organizationId,
      subjectDriverId,
      ...logged[kind],
      at,
    })),
  );
}

/** The entries that drivers read in their log. */
const logged: Readonly<Record<AuditViewKind, { readonly action: AccessAction; readonly about: string }>> = {
  index: { action: 'driver-record', about: 'audit' },
  file: { action: 'driver-record', about: 'audit' },
  page: { action: 'driver-file', about: 'evidence' },
  original: { action: 'driver-file', about: 'evidence' },
  packet: { action: 'export', about: 'audit' },
};

interface Row extends Omit<AuditViewEntry, '_id'> {
  readonly id: string;
}

/** Everything that readers of the audit looked at, newest first, after the given entry. */
export async function listViews(
  db: Db,
  { auditId, after, limit }: { readonly auditId: string; readonly after: string | undefined; readonly limit: number },
): Promise<AuditViewEntry[]> {
  const rows: Row[] = await db('audit_views')
    .join('audit_links', 'audit_links.id', 'audit_views.link_id')
    .leftJoin('audit_files', 'audit_files.id', 'audit_views.file_id')
    .leftJoin('users', 'users.id', 'audit_files.driver_id')
    .where('audit_links.audit_id', auditId)
    .modify((query) => {
      if (after !== undefined) void query.where('audit_views.id', '<', after);
    })
    .orderBy('audit_views.id', 'desc')
    .limit(limit)
    .select({
      id: 'audit_views.id',
      reader: 'audit_links.reader',
      kind: 'audit_views.kind',
      driver: db.raw(`users.first_name || ' ' || users.last_name`),
      document: 'audit_views.document',
      page: 'audit_views.page',
      at: 'audit_views.at',
    });
  return rows.map(({ id, ...entry }) => ({ _id: id, ...entry }));
}
