import type { FleetSignUp } from '#domain/carriers/schema';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';

/** Asks to come in; the answer lets the carrier book a call at once. */
export const useFleetSignUp = (onDone: (booking: string) => void) =>
  useCommand<FleetSignUp, { booking: string }>({
    send: (body, { headers }) => call(api.POST('/api/auth/fleet/signUp', { body, headers })),
    onDone: ({ booking }) => {
      onDone(booking);
    },
  });
