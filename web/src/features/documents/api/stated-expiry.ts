import { applicationQuery } from '#web/entities/driver/application';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

interface StatedExpiry {
  fileId: string;
  expiresOn: string | null;
}

/** Corrects the expiration date of a document under review. */
export const useSaveStatedExpiry = (onDone: () => void) =>
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
