import type { Knex } from 'knex';
import type { AuditFile, AuditRow, AuditsQuery } from '#domain/audits/schema';
import type { AuditStore } from '#domain/audits/terms';
import type { Db } from '../core/handle';
import { type CountedPage, countOver, pageWithCount } from '../core/page-with-count';

/** Selects audits of one carrier, or of all for operations. */
export interface AuditListParams extends Omit<AuditsQuery, 'organizationId'> {
  readonly organizationId: string | undefined;
  /** The stores that the reader may see: audits of other records are not listed. */
  readonly readable: readonly AuditStore[];
  /** Wrong access codes that lock a link. */
  readonly maxTries: number;
}

interface Row extends Omit<AuditRow, '_id' | 'organization'> {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
}

const OPEN_LINKS = `(select count(*)::integer from audit_links
  where audit_links.audit_id = audits.id and revoked_at is null and expires_at > now() and tries < :max)`;

/** A page of audits: those that are not produced, the most urgent first, then the others, the latest first. */
export async function pageOfAudits(
  db: Db,
  { organizationId, state, limit, skip, readable, maxTries }: AuditListParams,
): Promise<CountedPage<AuditRow>> {
  const all = () =>
    db('audits').modify((query: Knex.QueryBuilder) => {
      void query.whereRaw('audits.stores <@ cast(? as text[])', [[...readable]]);
      if (organizationId !== undefined) void query.where('audits.organization_id', organizationId);
      if (state === 'open') void query.whereNull('audits.produced_on');
      if (state === 'produced') void query.whereNotNull('audits.produced_on');
    });
  const page = withSummary(db, all(), maxTries)
    .select(countOver(db))
    .orderByRaw(
      `(audits.produced_on is not null), case when audits.produced_on is null then audits.due_on end,
       audits.due_on desc, audits.id desc`,
    )
    .limit(limit)
    .offset(skip);
  const { rows, count } = await pageWithCount<Row>(db, { page, all: all(), skip });
  return { rows: rows.map(toRow), count };
}

/** One audit as the list shows it. */
export async function findAuditRow(db: Db, id: string, maxTries: number): Promise<AuditRow | undefined> {
  const row = (await withSummary(db, db('audits').where('audits.id', id), maxTries).first()) as Row | undefined;
  return row && toRow(row);
}

const withSummary = (db: Db, rows: Knex.QueryBuilder, max: number): Knex.QueryBuilder =>
  rows.join('organizations', 'organizations.id', 'audits.organization_id').select({
    id: 'audits.id',
    organizationId: 'audits.organization_id',
    organizationName: 'organizations.name',
    agency: 'audits.agency',
    kind: 'audits.kind',
    receivedOn: 'audits.received_on',
    dueOn: 'audits.due_on',
    producedOn: 'audits.produced_on',
    asOf: 'audits.as_of',
    state: 'audits.state',
    files: db.raw('(select count(*)::integer from audit_files where audit_files.audit_id = audits.id)'),
    filesReady: db.raw(
      '(select count(*)::integer from audit_files where audit_files.audit_id = audits.id and sha256 is not null)',
    ),
    openLinks: db.raw(OPEN_LINKS, { max }),
  });

const toRow = ({
  id,
  organizationId,
  organizationName,
  agency,
  kind,
  receivedOn,
  dueOn,
  producedOn,
  asOf,
  state,
  files,
  filesReady,
  openLinks,
}: Row): AuditRow => ({
  _id: id,
  organization: { _id: organizationId, name: organizationName },
  ...{ agency, kind, receivedOn, dueOn, producedOn, asOf, state, files, filesReady, openLinks },
});

interface FileRow extends Omit<AuditFile, '_id' | 'driver'> {
  readonly id: string;
  readonly driverId: string;
  readonly driver: string;
}

/** The files of a packet with their drivers, in their order. */
export async function listNamedFiles(db: Db, auditId: string): Promise<AuditFile[]> {
  const rows: FileRow[] = await db('audit_files')
    .join('users', 'users.id', 'audit_files.driver_id')
    .join('employments', 'employments.id', 'audit_files.employment_id')
    .where('audit_files.audit_id', auditId)
    .orderBy('audit_files.number')
    .select({
      id: 'audit_files.id',
      number: 'audit_files.number',
      driverId: 'audit_files.driver_id',
      driver: db.raw(`users.first_name || ' ' || users.last_name`),
      employmentId: 'audit_files.employment_id',
      hiredOn: 'employments.hired_on',
      endedOn: 'employments.ended_on',
      isReady: db.raw('audit_files.sha256 is not null'),
      counts: 'audit_files.counts',
      documents: 'audit_files.documents',
      sha256: db.raw(`encode(audit_files.sha256, 'hex')`),
    });
  return rows.map(({ id, driverId, driver, ...file }) => ({
    _id: id,
    driver: { _id: driverId, name: driver },
    ...file,
  }));
}
