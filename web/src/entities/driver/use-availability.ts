import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { driverMeQuery } from './me';

/** Switches optimistically and reverts when the server refuses; the last click wins. */
export function useAvailability() {
  const client = useQueryClient();
  const { queryKey } = driverMeQuery();
  return useMutation({
    mutationFn: (isAvailable: boolean) => call(api.PATCH('/api/driver/availability', { body: { isAvailable } })),
    onMutate: async (isAvailable) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (me) => (me === undefined ? me : { ...me, isAvailable }));
      return before;
    },
    onError: (_error, _isAvailable, before) => {
      client.setQueryData(queryKey, before);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
