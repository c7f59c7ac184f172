import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';
import { useActivateFacility } from '#web/entities/facilities/commands';
import { editFacilityModal, fleetConfigurationModal } from '#web/entities/facilities/modals';
import { useCan } from '#web/shared/session/current-user';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';

/** Why this person cannot change facilities; undefined if they can. */
export function useManageReason(): string | undefined {
  const { t } = useTranslation('labels');
  return useCan('facilities:manage') ? undefined : t('refusal.position');
}

/** Deactivates a facility after a confirmation, or activates it. */
function useToggle(facility: FacilityView): () => void {
  const { t } = useTranslation('facilities');
  const { mutate, mutateAsync } = useActivateFacility();
  const { name, isActive } = facility;
  if (!isActive) {
    return () => {
      mutate(
        { facility, isActive: true },
        {
          onError: () => {
            toast.error(t('toast.notActivated'));
          },
        },
      );
    };
  }
  return () => {
    confirm({
      title: t('deactivate.title', { name }),
      text: t('deactivate.text'),
      confirmLabel: t('deactivate.action'),
      danger: true,
      onConfirm: () => mutateAsync({ facility, isActive: false }),
    });
  };
}

/** The actions of a facility; those that the person may not take stay visible with the reason. */
export function useFacilityActions(facility: FacilityView): readonly MenuAction[] {
  const { t } = useTranslation('facilities');
  const reason = useManageReason();
  const toggle = useToggle(facility);
  const { _id: facilityId, organizationId, isActive } = facility;
  const data = { facilityId, organizationId };
  return [
    {
      key: 'edit',
      label: t('edit.action'),
      reason,
      run: () => {
        openModal(editFacilityModal, data);
      },
    },
    {
      key: 'fleet',
      label: t('fleet.action'),
      reason,
      run: () => {
        openModal(fleetConfigurationModal, data);
      },
    },
    isActive
      ? { key: 'deactivate', label: t('deactivate.action'), reason, danger: true, run: toggle }
      : { key: 'activate', label: t('activate'), reason, run: toggle },
  ];
}
