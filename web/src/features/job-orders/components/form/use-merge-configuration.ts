import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fleetConfigurationQuery } from '#web/entities/facilities/queries';
import { fetchNow } from '#web/shared/http/fetch-now';
import { session } from '#web/shared/session/session-store';
import { toast } from '#web/shared/ui/toasts';
import { newOrderValues, type OrderFormValues } from '../../model/form-values';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The defaults of the fields that still have what the previous facility's configuration filled in. */
function withoutPrevious(values: OrderFormValues, previous: Partial<OrderFormValues>): Partial<OrderFormValues> {
  const defaults = newOrderValues();
  const filled = (Object.keys(previous) as (keyof OrderFormValues)[]).filter((field) =>
    isSame(values[field], previous[field]),
  );
  return Object.fromEntries(filled.map((field) => [field, defaults[field]]));
}

/**
 * Fills in the fleet configuration of a facility, if it is still the chosen one when the response arrives. An order
 * must not have one facility and the equipment of another: without a response, a choice is cleared if the configuration of
 * another one (`replaces`) is filled in; without a configuration, what that one filled in is. Returns whether the form now
 * has the equipment of the facility.
 */
export function useMergeConfiguration(form: UseFormReturn<OrderFormValues>) {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  return useCallback(
    async (facilityId: string, { replaces }: { replaces?: string | undefined } = {}) => {
      const read = (id: string) => fetchNow(client, fleetConfigurationQuery(id)).catch(() => null);
      const [configuration, previous] = await Promise.all([read(facilityId), replaces ? read(replaces) : null]);
      if (form.getValues('facilityId') !== facilityId) return false;
      if (configuration === null || (replaces && previous === null)) {
        // The sign-in page follows, and the draft stays as it is.
        if (session.token() === undefined) return false;
        toast.error(t(replaces ? 'configurationMissing' : 'configurationNotLoaded'));
        if (replaces) form.setValue('facilityId', '', { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        return false;
      }
      const cleared = withoutPrevious(form.getValues(), previous ?? {});
      for (const [field, value] of Object.entries({ ...cleared, ...configuration })) {
        form.setValue(field as keyof OrderFormValues, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }
      return true;
    },
    [client, form, t],
  );
}
