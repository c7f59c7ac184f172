import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fleetConfigurationQuery } from '#web/entities/facilities/queries';
import { session } from '#web/shared/session/session-store';
import { toast } from '#web/shared/ui/toasts';
import type { OrderFormValues } from '../../model/form-values';

/**
 * Fills in the fleet configuration of a facility, if it is still the chosen one when the response arrives. Without a
 * response, a choice that replaces another is cleared: an order must not have one facility and the equipment of another.
 */
export function useMergeConfiguration(form: UseFormReturn<OrderFormValues>) {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  return useCallback(
    async (facilityId: string, { replacesOther = false } = {}) => {
      const configuration = await client.fetchQuery(fleetConfigurationQuery(facilityId)).catch(() => null);
      if (form.getValues('facilityId') !== facilityId) return;
      if (configuration === null) {
        // The sign-in page follows, and the draft stays as it is.
        if (session.token() === undefined) return;
        toast.error(t(replacesOther ? 'configurationMissing' : 'configurationNotLoaded'));
        if (replacesOther)
          form.setValue('facilityId', '', { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        return;
      }
      for (const [field, value] of Object.entries(configuration)) {
        form.setValue(field as keyof OrderFormValues, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }
    },
    [client, form, t],
  );
}
