import { type AccessRow, type CarrierAccess, readCarrierAccesses, shownState } from '#db/dq-access/access-rows';
import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import type { AccessCommandName } from '#domain/dq-access/commands';
import { accessMoves } from '#domain/dq-access/moves';
import { accessActions, type AccessFacts } from '#domain/dq-access/rules';
import {
  type CarrierAccessAction,
  carrierAccessActions,
  driverAccessActions,
  type FileAccessView,
  type OwnAccess,
} from '#domain/dq-access/schema';
import { accessEndReasons } from '#domain/dq-access/states';
import { isDossierAvailable } from '#domain/driver-dossier/relation';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { ProblemCode } from '#domain/problems';
import type { RouteContext } from '../../http/context';

type SignedIn = RouteContext & { readonly actor: Actor };

/** A driver of a list, with the stage that decides whether the file is available. */
export interface ListedDriver {
  readonly driverId: string;
  readonly stage: DriverStage;
}

/**
 * The carrier's access to each driver's file, with what the caller may do. Lists and profiles show it; it opens nothing.
 */
export async function readFileAccessViews(
  ctx: SignedIn,
  organizationId: string,
  drivers: readonly ListedDriver[],
): Promise<ReadonlyMap<string, FileAccessView>> {
  const driverIds = drivers.map(({ driverId }) => driverId);
  const accesses = await readCarrierAccesses(ctx.db, organizationId, driverIds);
  return new Map(
    drivers.map(({ driverId, stage }) => {
      return [driverId, presentAccess(ctx, { stage, ...(accesses.get(driverId) ?? NO_REQUEST) })];
    }),
  );
}

/** The access of a carrier that has never requested it. */
export const NO_REQUEST: CarrierAccess = { row: undefined, isByLaw: false, isWithheld: false };

interface Standing extends CarrierAccess {
  readonly stage: DriverStage;
}

/** One access for a carrier's staff. */
export function presentAccess(ctx: SignedIn, { row, stage, isByLaw, isWithheld }: Standing): FileAccessView {
  return {
    ...(row === undefined ? NONE : detailsOf(row)),
    state: row === undefined ? 'none' : shownState(row),
    requestedBy: row?.requestedBy ?? null,
    isByLaw,
    ...offerOf(ctx, { row, stage, isByLaw, isWithheld }),
  };
}

const NONE = {
  _id: null,
  since: null,
  reason: null,
  requestedAt: null,
  expiresAt: null,
  endsOn: null,
  ending: null,
} as const;

const detailsOf = (row: AccessRow) => ({
  _id: row.id,
  state: shownState(row),
  since: row.since,
  reason: row.reason ?? '',
  requestedAt: row.requestedAt,
  expiresAt: row.expiresAt,
  endsOn: shownState(row) === 'approved' ? row.endsOn : null,
  ending:
    row.endedBy === null
      ? null
      : {
          by: row.endedBy,
          reason: accessEndReasons.find((known) => known === row.endedReason) ?? null,
          text: row.endText,
          at: row.since,
          wasGranted: row.endsOn !== null,
        },
});

const factsOf = (row: AccessRow | undefined): AccessFacts =>
  row === undefined
    ? { name: 'none', round: 0, requestedAt: '', endsOn: null, isOver: false }
    : { name: shownState(row), round: row.round, requestedAt: row.requestedAt, endsOn: row.endsOn, isOver: false };

function offerOf({ actor, now }: SignedIn, { row, stage, isByLaw, isWithheld }: Standing) {
  const facts = factsOf(row);
  const allowed: readonly AccessCommandName[] = accessActions(facts, 'fleet', now().getTime());
  // The workflow of a grant that has just passed would still refuse a request.
  const isLate = row?.isPast === true;
  // During an employment the law opens the file; a request would ask the driver for what the carrier has.
  const canRequest = !isLate && !isByLaw;
  const possible = carrierAccessActions.filter(
    (action) => accessMoves[action].from.includes(facts.name) && (canRequest || action !== 'requestAccess'),
  );
  const refusalOf = (action: CarrierAccessAction): ProblemCode | undefined => {
    if (!can(actor, 'hiring:act')) return 'forbidden';
    if (action !== 'requestAccess') return undefined;
    if (!isDossierAvailable(stage, { isByLaw, isWithheld })) return 'dq-file-not-available';
    return allowed.includes(action) ? undefined : 'access-requested-recently';
  };
  const judged = possible.map((action) => ({ action, code: refusalOf(action) }));
  return {
    actions: judged.filter(({ code }) => code === undefined).map(({ action }) => action),
    refusals: judged.flatMap(({ action, code }) => (code === undefined ? [] : [{ action, code }])),
  };
}

/** One access for its driver. */
export function presentOwnAccess(
  row: AccessRow & Pick<OwnAccess, 'carrier' | 'dotNumber' | 'isCarrierPaused'>,
  { isByLaw, now }: { readonly isByLaw: boolean; readonly now: Date },
): OwnAccess {
  const allowed: readonly AccessCommandName[] = accessActions(factsOf(row), 'driver', now.getTime());
  return {
    ...detailsOf(row),
    carrier: row.carrier,
    dotNumber: row.dotNumber,
    isCarrierPaused: row.isCarrierPaused,
    isByLaw,
    actions: driverAccessActions.filter((action) => allowed.includes(action)),
  };
}
