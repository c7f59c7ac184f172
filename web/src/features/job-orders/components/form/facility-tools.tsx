import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addFacilityModal, fleetConfigurationModal } from '#web/entities/facilities/modals';
import { useCan, useCurrentUser } from '#web/shared/session/current-user';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import type { OrderFormValues } from '../../model/form-values';
import { useMergeConfiguration } from './use-merge-configuration';

interface FormProps {
  form: UseFormReturn<OrderFormValues>;
}

function useManageReason(): string | undefined {
  const { t } = useTranslation('labels');
  return useCan('facilities:manage') ? undefined : t('refusal.position');
}

/** Adds a facility without leaving the form, and selects it. */
export function AddFacilityButton({ form }: FormProps) {
  const { t } = useTranslation('facilities');
  const reason = useManageReason();
  const organizationId = useCurrentUser().organization?._id ?? '';
  return (
    <Inline>
      <RefusableButton
        size="small"
        reason={reason}
        onClick={() => {
          openModal(addFacilityModal, {
            organizationId,
            onCreated: (facilityId) => {
              form.setValue('facilityId', facilityId, { shouldDirty: true, shouldValidate: true });
            },
          });
        }}
      >
        {t('add.action')}
      </RefusableButton>
    </Inline>
  );
}

/** Edits the fleet configuration of the chosen facility, and fills it in again. */
export function EditFleetButton({ form }: FormProps) {
  const { t } = useTranslation('facilities');
  const position = useManageReason();
  const organizationId = useCurrentUser().organization?._id ?? '';
  const facilityId = useWatch({ control: form.control, name: 'facilityId' });
  const merge = useMergeConfiguration(form);
  const reason = position ?? (facilityId ? undefined : t('fleet.noFacility'));
  return (
    <Inline>
      <RefusableButton
        size="small"
        reason={reason}
        onClick={() => {
          openModal(fleetConfigurationModal, { facilityId, organizationId, onSaved: () => void merge(facilityId) });
        }}
      >
        {t('fleet.edit')}
      </RefusableButton>
    </Inline>
  );
}
