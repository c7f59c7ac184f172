import { type Actor, isOps } from '../accounts/actor';
import { can } from '../accounts/policy';
import { storesOf } from '../requirements/readers';
import type { AuditStore } from './terms';

/** An audit, as far as its readers depend on it. */
interface Audited {
  readonly organizationId: string;
  readonly stores: readonly AuditStore[];
}

/** Whether somebody may read an audit: operations, or people of the carrier who read all of its stores. */
export const mayReadAudit = (actor: Actor, { organizationId, stores }: Audited): boolean =>
  can(actor, 'audits:read') &&
  (isOps(actor) ||
    (actor.organizationId === organizationId && stores.every((store) => storesOf(actor).includes(store))));

/** Whether somebody may share it and record that it was produced: operations never act for a carrier. */
export const mayManageAudit = (actor: Actor, audit: Audited): boolean =>
  can(actor, 'audits:manage') && mayReadAudit(actor, audit);

/**
 * Whether somebody may see and revoke links: everybody who manages the carrier's audits, also of records that they may not read, so
 * that nobody who leaves keeps a link open.
 */
export const mayRevokeAuditLinks = (actor: Actor, { organizationId }: Pick<Audited, 'organizationId'>): boolean =>
  can(actor, 'audits:manage') && actor.organizationId === organizationId;
