import type { FleetSignUp } from '#domain/carriers/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Registers a carrier; the response contains the secret for booking a call. */
export const useFleetSignUp = (onDone: (booking: string) => void) =>
  useCommand<FleetSignUp, { booking: string }>({
    send: (body, { headers }) => call(api.POST('/api/auth/fleet/signUp', { body, headers })),
    onDone: ({ booking }) => {
      onDone(booking);
    },
  });
