import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The documents that the driver signed, newest first. */
export const consentsQuery = () =>
  queryOptions({
    queryKey: ['driver', 'consents'],
    queryFn: ({ signal }) => call(api.GET('/api/driver-profile/consents', { signal })),
    meta: { topics: ['driver'] },
  });

/** Saves a signed document as a file on this device. */
export async function saveConsentFile({ _id, kind }: { _id: string; kind: string }): Promise<void> {
  const content: unknown = await call(
    api.GET('/api/driver-profile/consents/{id}/pdf', { params: { path: { id: _id } }, parseAs: 'blob' }),
  );
  // The declared type is text, but the client requested a blob.
  const url = URL.createObjectURL(content as Blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: `${kind}.pdf` });
  link.click();
  URL.revokeObjectURL(url);
}
