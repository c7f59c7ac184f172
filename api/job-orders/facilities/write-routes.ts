import { z } from 'zod';
import { lockOrganization } from '#db/carriers/organization-store';
import { findFacility } from '#db/facilities/facilities';
import { findMatchCriteria } from '#db/facilities/match-criteria';
import { saveMatchCriteria } from '#db/facilities/safety-profile-store';
import { fullAddressOf } from '#domain/facilities/address';
import { ChangeFacility, CreateFacility } from '#domain/facilities/changes/schema';
import { SetSafetyProfile } from '#domain/facilities/criteria/schema';
import { SetFleetConfiguration } from '#domain/facilities/fleet/schema';
import { safetyProfileOf } from '#domain/facilities/safety-profile';
import { FacilityView, SafetyProfile } from '#domain/facilities/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { requireUnchanged } from '../../http/require-unchanged';
import { changeFacility, createFacility, setFleetConfiguration } from './change-facility';
import { requireOwn } from './require-own';

const Created = z.object({ _id: z.uuid() }).meta({ id: 'CreatedFacility' });

const place = { addressLine1: '400 Pier A Way', city: 'Long Beach', state: 'CA', postalCode: '90813' } as const;
const exampleAddress = {
  ...place,
  fullAddress: fullAddressOf(place),
  latitude: 33.7717,
  longitude: -118.2143,
  country: 'US',
};

const exampleCriteria = { minAge: 23, minExperienceInSeconds: 31_557_600, experienceWindowInSeconds: 94_672_800 };

/** Stores the match criteria of the caller's carrier, and returns them in months. */
async function saveSafetyProfile(
  ctx: RouteContext<'facilities:manage'>,
  { organizationId, was, ...criteria }: SetSafetyProfile,
): Promise<SafetyProfile> {
  if (organizationId !== undefined) requireOwn(ctx.actor, organizationId);
  const own = ctx.actor.organizationId;
  const next = safetyProfileOf(criteria);
  await once(ctx, async (trx) => {
    await lockOrganization(trx, own);
    requireUnchanged({ current: safetyProfileOf(await findMatchCriteria(trx, own)), was, next });
    await saveMatchCriteria(trx, own, criteria);
  });
  return next;
}

/** The facility after its change. */
async function changed({ db, actor }: RouteContext<'facilities:manage'>, facilityId: string): Promise<FacilityView> {
  const facility = await findFacility(db, { facilityId, organizationId: actor.organizationId });
  if (facility === undefined) throw new ProblemError('not-found');
  return facility;
}

/** Creation and changes of a carrier's facilities, fleet configurations and match criteria. */
export const facilityWriteRoutes: readonly Route[] = [
  defineRoute({
    id: 'facilities.create',
    method: 'post',
    paths: ['/api/facility'],
    permission: 'facilities:manage',
    scope: 'organization',
    summary: 'Create a facility',
    body: CreateFacility,
    status: 201,
    response: Created,
    problems: ['facility-exists', 'not-found'],
    example: ({ organizationId, staffId }) => ({
      body: { organizationId, name: 'Harbor Yard', address: exampleAddress, userIdList: [staffId], isActive: true },
    }),
    handler: ({ body, ctx }) => {
      if (body.organizationId !== undefined) requireOwn(ctx.actor, body.organizationId);
      return createFacility(ctx, body);
    },
  }),
  defineRoute({
    id: 'facilities.change',
    method: 'patch',
    paths: ['/api/facility/:facilityId', '/api/facility/fleet/:facilityId'],
    permission: 'facilities:manage',
    scope: 'organization',
    summary: 'Update a facility',
    params: z.object({ facilityId: z.uuid() }),
    body: ChangeFacility,
    response: FacilityView,
    problems: ['not-found', 'facility-changed', 'facility-exists'],
    example: ({ facilityId }) => ({ params: { facilityId }, body: { isActive: true } }),
    handler: async ({ params: { facilityId }, body, ctx }) => {
      await changeFacility(ctx, facilityId, body);
      return changed(ctx, facilityId);
    },
  }),
  defineRoute({
    id: 'facilities.set-fleet-configuration',
    method: 'put',
    paths: ['/api/fleet-profile'],
    permission: 'facilities:manage',
    scope: 'organization',
    summary: "Set a facility's fleet configuration",
    body: SetFleetConfiguration,
    response: FacilityView,
    problems: ['not-found', 'facility-changed'],
    example: ({ facilityId }) => ({
      body: {
        facilityId,
        equipment: ['Day Cab'],
        equipmentBrand: ['volvo'],
        equipmentTransmission: ['automatic'],
        equipmentAverageAge: 2,
        eldDevices: ['Samsara'],
        cameraInTrack: true,
        dressCode: ['safety-vest'],
        otherRequirements: '',
      },
    }),
    handler: async ({ body, ctx }) => {
      await setFleetConfiguration(ctx, body);
      return changed(ctx, body.facilityId);
    },
  }),
  defineRoute({
    id: 'facilities.set-safety-profile',
    method: 'put',
    paths: ['/api/safety-profile'],
    permission: 'facilities:manage',
    scope: 'organization',
    summary: "Set a carrier's match criteria",
    body: SetSafetyProfile,
    response: SafetyProfile,
    problems: ['not-found', 'record-changed'],
    example: ({ organizationId }) => ({ body: { organizationId, ...exampleCriteria } }),
    handler: ({ body, ctx }) => saveSafetyProfile(ctx, body),
  }),
  defineRoute({
    id: 'facilities.set-safety-profile-of',
    method: 'put',
    paths: ['/api/safety-profile/organization/:orgId'],
    permission: 'facilities:manage',
    scope: 'organization',
    summary: 'Set the match criteria of a carrier by id',
    params: z.object({ orgId: z.uuid() }),
    body: SetSafetyProfile,
    response: SafetyProfile,
    problems: ['not-found', 'record-changed'],
    example: ({ organizationId }) => ({ params: { orgId: organizationId }, body: exampleCriteria }),
    handler: ({ params: { orgId }, body, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return saveSafetyProfile(ctx, body);
    },
  }),
];
