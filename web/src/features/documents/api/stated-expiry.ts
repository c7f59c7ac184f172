import { applicationQuery } from '../../../shared/driver/application';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';

interface StatedExpiry {
  fileId: string;
  expiresOn: string | null;
}

/** Corrects the last day of a document that is under review. */
export const useStateExpiry = (onDone: () => void) =>
  useCommand<StatedExpiry>({
    send: ({ fileId, expiresOn }, { headers }) =>
      call(
        api.PUT('/api/driver-profile/files/{id}/stated-expiry', {
          params: { path: { id: fileId } },
          body: { expiresOn },
          headers,
        }),
      ),
    invalidates: () => [applicationQuery().queryKey],
    onDone,
  });
