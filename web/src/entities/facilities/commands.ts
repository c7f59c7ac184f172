import { useTranslation } from 'react-i18next';
import type { ChangeFacility, CreateFacility } from '#domain/facilities/changes/schema';
import type { SetFleetConfiguration } from '#domain/facilities/fleet/schema';
import type { FacilityView, SafetyProfile } from '#domain/facilities/schema';
import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';
import { toast } from '#web/shared/ui/toasts';
import { facilityKeys } from './queries';

const touched = (facilityId: string) => [
  facilityKeys.lists,
  facilityKeys.nearby,
  facilityKeys.one(facilityId),
  facilityKeys.configuration(facilityId),
];

export function useCreateFacility() {
  const { t } = useTranslation('facilities');
  return useCommand({
    send: (body: CreateFacility, request) => call(api.POST('/api/facility', { ...request, body: sendable(body) })),
    invalidates: () => [facilityKeys.lists, facilityKeys.nearby],
    onDone: () => {
      toast.success(t('toast.created'));
    },
  });
}

export function useChangeFacility(facilityId: string) {
  const { t } = useTranslation('facilities');
  return useCommand({
    send: (body: ChangeFacility, request) =>
      call(
        api.PATCH('/api/facility/{facilityId}', { ...request, params: { path: { facilityId } }, body: sendable(body) }),
      ),
    invalidates: () => touched(facilityId),
    onDone: () => {
      toast.success(t('toast.saved'));
    },
  });
}

interface Activation {
  facility: Pick<FacilityView, '_id' | 'name'>;
  isActive: boolean;
}

/** Activates or deactivates a facility. */
export function useActivateFacility() {
  const { t } = useTranslation('facilities');
  return useCommand({
    send: ({ facility: { _id: facilityId }, isActive }: Activation, request) =>
      call(
        api.PATCH('/api/facility/{facilityId}', { ...request, params: { path: { facilityId } }, body: { isActive } }),
      ),
    invalidates: ({ facility }) => touched(facility._id),
    onDone: (_response, { facility: { name }, isActive }) => {
      toast.success(isActive ? t('toast.activated', { name }) : t('toast.deactivated', { name }));
    },
  });
}

export function useSetFleetConfiguration() {
  const { t } = useTranslation('facilities');
  return useCommand({
    send: (body: SetFleetConfiguration, request) =>
      call(api.PUT('/api/fleet-profile', { ...request, body: sendable(body) })),
    invalidates: ({ facilityId }) => touched(facilityId),
    onDone: () => {
      toast.success(t('toast.fleetSaved'));
    },
  });
}

interface SafetyProfileBody {
  minAge: number;
  minExperienceInSeconds: number;
  experienceWindowInSeconds: number;
  /** The criteria as the form showed them before the changes. */
  was: SafetyProfile;
}

export function useSetSafetyProfile() {
  const { t } = useTranslation('facilities');
  return useCommand({
    send: (body: SafetyProfileBody, request) => call(api.PUT('/api/safety-profile', { ...request, body })),
    // Orders show the criteria, and the comparison with drivers depends on them.
    invalidates: () => [facilityKeys.safetyProfile, orderKeys.every],
    onDone: () => {
      toast.success(t('toast.criteriaSaved'));
    },
  });
}
