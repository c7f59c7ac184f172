import type { UseFormReturn } from 'react-hook-form';
import { asApiProblem } from '#web/shared/http/api-problem';
import type { FacilityFormOutput, FacilityFormValues } from './facility-form';

/** Shows at the address that another facility has it, whether this page knows it or the server does. */
export function useShowExisting(form: UseFormReturn<FacilityFormValues, unknown, FacilityFormOutput>) {
  const showExisting = () => {
    form.setError('address.addressLine1', { type: 'server', message: 'facility-exists' }, { shouldFocus: true });
  };
  const unlessExisting = async <Response>(request: Promise<Response>): Promise<Response | undefined> => {
    try {
      return await request;
    } catch (error) {
      if (asApiProblem(error).code !== 'facility-exists') throw error;
      showExisting();
      return undefined;
    }
  };
  return { showExisting, unlessExisting };
}
