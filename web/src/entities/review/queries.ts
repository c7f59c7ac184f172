import { queryOptions } from '@tanstack/react-query';
import type { ComplianceRecord } from '#domain/compliance/schema';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';

export const reviewKeys = {
  file: (id: string) => [...opsDriverKeys.one(id), 'file'] as const,
  /** Not nested under the driver's own key: changes of the driver do not change the bytes. */
  content: (id: string, contentId: string) => ['ops', 'driver-content', id, contentId] as const,
  compliance: (id: string) => [...opsDriverKeys.one(id), 'compliance'] as const,
};

/** Everything that a driver entered and submitted. */
export const driverFileQuery = (id: string) =>
  queryOptions({
    queryKey: reviewKeys.file(id),
    // A response is complete: it has the fields that a request may omit.
    queryFn: ({ signal }) =>
      call(api.GET('/api/ops/drivers/{id}/file', { params: { path: { id } }, signal })) as Promise<OpsDriverFile>,
    meta: { topics: ['driver', 'history'] },
  });

/** The driver's answers and signed forms for the compliance check. */
export const complianceQuery = (id: string) =>
  queryOptions({
    queryKey: reviewKeys.compliance(id),
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/ops/drivers/{id}/compliance', { params: { path: { id } }, signal }),
      ) as Promise<ComplianceRecord>,
    meta: { topics: ['driver'] },
  });

/** A file never changes, and each access is logged, so it is fetched once. */
const once = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false } as const;

/** The bytes of one of the driver's files. */
export const fileContentQuery = (id: string, fileId: string) =>
  queryOptions({
    ...once,
    queryKey: reviewKeys.content(id, fileId),
    queryFn: async ({ signal }) =>
      asBlob(
        await call(
          api.GET('/api/ops/drivers/{id}/files/{fileId}', {
            params: { path: { id, fileId } },
            parseAs: 'blob',
            signal,
          }),
        ),
      ),
  });

/** A document signed by the driver, as PDF. */
export const consentContentQuery = (id: string, consentId: string) =>
  queryOptions({
    ...once,
    queryKey: reviewKeys.content(id, consentId),
    queryFn: async ({ signal }) =>
      asBlob(
        await call(
          api.GET('/api/ops/drivers/{id}/consents/{consentId}/pdf', {
            params: { path: { id, consentId } },
            parseAs: 'blob',
            signal,
          }),
        ),
      ),
  });

/** The declared type is text, but the client requested a blob. */
const asBlob = (content: unknown): Blob => content as Blob;
