import { listLinks } from '#db/audits/audit-links';
import { findAuditRow, listNamedFiles, pageOfAudits } from '#db/audits/audit-list';
import { listProductions } from '#db/audits/audit-productions';
import { findUserName } from '#db/audits/requester';
import { isOps } from '#domain/accounts/actor';
import { MAX_LINK_TRIES } from '#domain/audits/limits';
import { mayManageAudit } from '#domain/audits/policy';
import type { AuditRows, AuditsQuery, AuditView } from '#domain/audits/schema';
import { auditStores } from '#domain/audits/terms';
import { ProblemError } from '#domain/problems';
import { storesOf } from '#domain/requirements/readers';
import type { SignedIn } from '../../pipelines/command';
import { getAudit } from './scope';

/** Audits of the caller's carrier; for operations, of any. */
export async function readAudits(ctx: SignedIn, { organizationId, ...query }: AuditsQuery): Promise<AuditRows> {
  const { actor, db } = ctx;
  const { rows, count } = await pageOfAudits(db, {
    ...query,
    organizationId: isOps(actor) ? organizationId : actor.organizationId,
    readable: auditStores.filter((store) => storesOf(actor).includes(store)),
    maxTries: MAX_LINK_TRIES,
  });
  return { total: count, data: rows };
}

/** An audit with its packet and its links. */
export async function readAudit(ctx: SignedIn, id: string): Promise<AuditView> {
  const { db, actor } = ctx;
  const audit = await getAudit(ctx, id);
  const [row, fileList, links, productions, requestedBy] = await Promise.all([
    findAuditRow(db, id, MAX_LINK_TRIES),
    listNamedFiles(db, id),
    listLinks(db, id, ctx.now()),
    listProductions(db, id),
    findUserName(db, audit.requestedBy),
  ]);
  if (row === undefined) throw new ProblemError('not-found');
  const { detail, stores, mode, from, to, seed, population, requestedAt, readyAt } = audit;
  return {
    ...row,
    ...{ detail, stores: [...stores], requestedBy, requestedAt, readyAt, fileList, links, productions },
    selection: { mode, from, to, seed, population: population.length },
    mayManage: mayManageAudit(actor, audit),
  };
}
