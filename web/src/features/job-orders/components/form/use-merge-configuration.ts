import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fleetConfigurationQuery } from '#web/entities/facilities/queries';
import type { OrderFormValues } from '../../model/form-values';

/** Fills in the fleet configuration of a facility, if it is still the chosen one when the response arrives. */
export function useMergeConfiguration(form: UseFormReturn<OrderFormValues>) {
  const client = useQueryClient();
  return useCallback(
    async (facilityId: string) => {
      // The form works without the configuration; its fields mark missing values.
      const configuration = await client.fetchQuery(fleetConfigurationQuery(facilityId)).catch(() => null);
      if (configuration === null || form.getValues('facilityId') !== facilityId) return;
      for (const [field, value] of Object.entries(configuration)) {
        form.setValue(field as keyof OrderFormValues, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }
    },
    [client, form],
  );
}
