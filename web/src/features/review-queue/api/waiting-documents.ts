import { infiniteQueryOptions } from '@tanstack/react-query';
import type { FileDocumentKind } from '#domain/driver-dossier/document-kinds';
import { api, call } from '#web/shared/http/client';

/** Documents of drivers' files that wait for a review, oldest first. Changes wait behind the "new" pill. */
export const waitingDocumentsQuery = (kind: FileDocumentKind | null) =>
  infiniteQueryOptions({
    queryKey: ['ops', 'reviews', 'documents', kind],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(kind !== null && { kind }), ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/ops/documents', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    // People come back from the driver's page, where they reviewed one.
    staleTime: 0,
    meta: { topics: ['driver'], held: true },
  });
