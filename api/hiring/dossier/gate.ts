import { readFileAccess } from '#db/dq-access/file-access';
import { readRelationRows, relationFrom, type RelationRows } from '#db/driver-dossier/relation';
import type { CarrierActor } from '#domain/accounts/actor';
import { nameVisible } from '#domain/candidacies/records';
import { type FileAccess, isFileOpen } from '#domain/dq-access/file-access';
import { isDossierAvailable, isRelated } from '#domain/driver-dossier/relation';
import { ProblemError } from '#domain/problems';
import type { Store } from '#domain/requirements/model/requirement';
import { storesOf } from '#domain/requirements/readers';
import type { RouteContext } from '../../http/context';

export type CarrierContext = RouteContext & { readonly actor: CarrierActor };

/** The parts of a driver's file that a person of a carrier may read. */
export interface Opening {
  /** Whether the whole file is open; otherwise it is a shadow file. */
  readonly isOpen: boolean;
  /**
   * Whether the full name, the driver's contact data and the names of employers are visible: the driver granted access or
   * answered the carrier.
   */
  readonly isNameVisible: boolean;
  /** The stores of the caller's position. */
  readonly stores: readonly Store[];
}

/**
 * The parts of the driver's file that the caller may read (decision 050): 404 for a driver without a relation to the carrier, and
 * `dq-file-not-available` for one whose file does not exist yet. A carrier that had access learns that it ended.
 */
export function openingOf({ actor }: CarrierContext, rows: RelationRows, access: FileAccess): Opening {
  const relation = relationFrom(rows, access);
  if (relation === undefined) throw new ProblemError('not-found');
  if (!isRelated(relation)) throw new ProblemError(access.state === 'revoked' ? 'access-ended' : 'not-found');
  if (!isDossierAvailable(relation.stage, access)) throw new ProblemError('dq-file-not-available');
  const isOpen = isFileOpen(access);
  const isNameVisible = isOpen || relation.candidacyStages.some(nameVisible);
  return { isOpen, isNameVisible, stores: storesOf(actor) };
}

/** Refuses the request unless the whole file is open to the caller; returns the stores of the caller's position. */
export async function requireOpen(ctx: CarrierContext, driverId: string): Promise<readonly Store[]> {
  const { organizationId } = ctx.actor;
  const of = { organizationId, driverId };
  const [rows, access] = await Promise.all([readRelationRows(ctx.db, of), readFileAccess(ctx.db, of)]);
  const { isOpen, stores } = openingOf(ctx, rows, access);
  if (!isOpen) throw new ProblemError('access-not-granted');
  return stores;
}

/** Refuses a document whose store the caller's position may not read. */
export function requireStore(mayOpen: boolean): void {
  if (!mayOpen) throw new ProblemError('document-not-for-position');
}
