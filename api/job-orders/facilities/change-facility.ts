import { recordAudit } from '#db/accounts/audit-store';
import type { Transaction } from '#db/core/handle';
import { lockRecruiters, setFacilityRecruiters } from '#db/facilities/facility-recruiter-store';
import { insertFacility, lockFacility, updateFacility } from '#db/facilities/facility-store';
import { saveFleetConfiguration } from '#db/facilities/fleet-configuration-store';
import { storedAddress } from '#domain/facilities/address';
import type { ChangeFacility, CreateFacility, FacilityAddress } from '#domain/facilities/changes/schema';
import type { SetFleetConfiguration } from '#domain/facilities/fleet/schema';
import { storedConfiguration } from '#domain/facilities/fleet-configuration';
import { checkFacilityVersion } from '#domain/facilities/rules';
import { type ProblemCode, ProblemError, problemMessage, requireNoProblem } from '#domain/problems';
import { newId } from '#platform/ids';
import { findZip, isNear } from '#platform/places';
import { zoneAt } from '#platform/time-zones';
import { deviceOf } from '../../accounts/sessions';
import { youOr } from '../../hiring/candidacies/conflict';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { InvalidInputError } from '../../http/validate';

type ManagerContext = RouteContext<'facilities:manage'>;

/** Creates a facility of the caller's carrier. */
export async function createFacility(ctx: ManagerContext, body: CreateFacility): Promise<{ _id: string }> {
  const { organizationId, userId: by } = ctx.actor;
  const userIds = body.userIdList ?? body.recruiterUsers ?? [];
  return once(ctx, async (trx) => {
    await requireRecruiters(trx, { organizationId, userIds });
    const id = newId();
    const fields = { name: body.name, isActive: body.isActive, note: body.note ?? '', ...placeOf(body.address) };
    if (!(await insertFacility(trx, { id, organizationId, by, at: ctx.now() }, fields)))
      throw new ProblemError('facility-exists');
    await assign(trx, ctx, { facilityId: id, userIds });
    return { _id: id };
  });
}

/** Changes a facility; an edit of an older version is refused. */
export async function changeFacility(ctx: ManagerContext, facilityId: string, body: ChangeFacility): Promise<void> {
  const { organizationId } = ctx.actor;
  const { name, isActive, note, address, version } = body;
  const userIds = body.userIdList ?? body.recruiterUsers;
  await once(ctx, async (trx) => {
    if (userIds !== undefined) await requireRecruiters(trx, { organizationId, userIds });
    const ref = await lockedFacility(trx, ctx, { facilityId, version });
    const fields = { name, isActive, note, ...(address !== undefined && placeOf(address)) };
    const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    if (!(await updateFacility(trx, ref, changed))) throw new ProblemError('facility-exists');
    if (userIds !== undefined) await assign(trx, ctx, { facilityId, userIds });
  });
}

/** Stores the fleet configuration of a facility; an edit of an older version is refused. */
export async function setFleetConfiguration(ctx: ManagerContext, body: SetFleetConfiguration): Promise<void> {
  const { facilityId, version, ...configuration } = body;
  await once(ctx, async (trx) => {
    await updateFacility(trx, await lockedFacility(trx, ctx, { facilityId, version }));
    await saveFleetConfiguration(trx, facilityId, storedConfiguration(configuration));
  });
}

interface Edit {
  readonly facilityId: string;
  readonly version: number | undefined;
}

/** The facility, locked, once its version has been checked. */
async function lockedFacility(
  trx: Transaction,
  { actor, now }: ManagerContext,
  { facilityId, version }: Edit,
): Promise<Parameters<typeof updateFacility>[1]> {
  const { organizationId, userId: by } = actor;
  const current = await lockFacility(trx, { facilityId, organizationId });
  if (current === undefined) throw new ProblemError('not-found');
  const changedBy = youOr(current.changedById, actor, current.changedBy);
  requireNoProblem(checkFacilityVersion({ ...current, changedBy }, version));
  return { id: facilityId, organizationId, by, at: now() };
}

/** More than the size of the largest ZIP code area. */
const MAX_DEGREES_FROM_ZIP = 5;

/** The address as it is stored, with the time zone of its place; a typing error would send orders to wrong drivers. */
function placeOf(address: FacilityAddress) {
  const zip = findZip(address.postalCode);
  if (zip !== undefined && !isNear(zip, address, MAX_DEGREES_FROM_ZIP))
    throw refusedField('/address/latitude', 'coordinates-far');
  return { address: storedAddress(address), timeZone: zoneAt(address) };
}

async function requireRecruiters(trx: Transaction, assignment: Parameters<typeof lockRecruiters>[1]): Promise<void> {
  if (!(await lockRecruiters(trx, assignment))) throw refusedField('/userIdList', 'recruiter-unknown');
}

/** Sets the recruiters, and notes the change in the account of each person concerned. */
async function assign(
  trx: Transaction,
  ctx: ManagerContext,
  { facilityId, userIds }: { readonly facilityId: string; readonly userIds: readonly string[] },
): Promise<void> {
  const { organizationId, userId: actorId } = ctx.actor;
  for (const userId of await setFacilityRecruiters(trx, { facilityId, organizationId, userIds })) {
    await recordAudit(trx, {
      userId,
      actorId,
      kind: 'facilities-changed',
      details: { count: 1 },
      ...deviceOf(ctx.request),
      at: ctx.now(),
    });
  }
}

const refusedField = (pointer: string, code: ProblemCode): InvalidInputError =>
  new InvalidInputError([{ in: 'body', pointer, code, message: problemMessage(code) }]);
