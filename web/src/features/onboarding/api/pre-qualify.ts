import type { PreQualifyBody } from '#domain/driver-pipeline/schema';
import { driverMeQuery } from '../../../shared/driver/me';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';

/** The first questions of a driver's way. */
export const usePreQualify = (onDone: () => void) =>
  useCommand<PreQualifyBody>({
    send: (body, { headers }) => call(api.POST('/api/driver/pre-qualification', { body, headers })),
    invalidates: () => [driverMeQuery().queryKey],
    onDone,
  });
