import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';

/** The documents that the driver signed, newest first. */
export const consentsQuery = () =>
  queryOptions({
    queryKey: ['driver', 'consents'],
    queryFn: ({ signal }) => call(api.GET('/api/driver-profile/consents', { signal })),
    meta: { topics: ['driver'] },
  });

/** Saves a signed document as a file on this device. */
export async function saveConsentFile({ _id, kind }: { _id: string; kind: string }): Promise<void> {
  const path = { id: _id };
  saveFile(
    await call(api.GET('/api/driver-profile/consents/{id}/pdf', { params: { path }, parseAs: 'blob' })),
    `${kind}.pdf`,
  );
}
