import type { ResultKind } from '#domain/driver-pipeline/results';
import type { DocumentKind, SentTask } from '#domain/driver-pipeline/tasks';
import type { ReviewDocumentBody, ReviewItemBody, ReviewTaskBody } from '#domain/driver-reviews/schema';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

interface AboutDriver {
  id: string;
}
// The query keys of the driver's file, timeline and the rest start with the driver's own key.
const changed = ({ id }: AboutDriver) => [opsDriverKeys.lists, opsDriverKeys.one(id)];

interface AboutDocument extends AboutDriver {
  document: DocumentKind;
}

/** A verdict on a document. */
export const useReviewDocument = (onDone: () => void) =>
  useCommand<AboutDocument & { body: ReviewDocumentBody }>({
    send: ({ id, document, body: { license, findings, ...body } }, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/documents/{document}/review', {
          params: { path: { id, document } },
          body: { ...body, ...(license !== undefined && { license }), ...(findings !== undefined && { findings }) },
          headers,
        }),
      ),
    invalidates: changed,
    onDone,
  });

/** Reopens an approved document for review. */
export const useReopenDocument = (onDone: () => void) =>
  useCommand<AboutDocument>({
    send: ({ id, document }, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/documents/{document}/reopen', { params: { path: { id, document } }, headers }),
      ),
    invalidates: changed,
    onDone,
  });

/** Requests a document from the driver. */
export const useRequestDocument = (onDone: () => void) =>
  useCommand<AboutDocument>({
    send: ({ id, document }, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/documents/{document}/request', { params: { path: { id, document } }, headers }),
      ),
    invalidates: changed,
    onDone,
  });

/** A verdict on a submitted task. */
export const useReviewTask = (onDone: () => void) =>
  useCommand<AboutDriver & { task: SentTask; body: ReviewTaskBody }>({
    send: ({ id, task, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/tasks/{task}/review', { params: { path: { id, task } }, body, headers })),
    invalidates: changed,
    onDone,
  });

/** Reopens an approved task for review. */
export const useUndoApproval = (onDone: () => void) =>
  useCommand<AboutDriver & { task: SentTask; entryId: string | null }>({
    send: ({ id, task, entryId }, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/tasks/{task}/undo-approval', {
          params: { path: { id, task } },
          body: { entryId },
          headers,
        }),
      ),
    invalidates: changed,
    onDone,
  });

/** A verdict or a note on one item. */
export const useReviewItem = (onDone: () => void) =>
  useCommand<AboutDriver & { itemId: string; body: ReviewItemBody }>({
    send: ({ id, itemId, body }, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/items/{itemId}/review', { params: { path: { id, itemId } }, body, headers }),
      ),
    invalidates: changed,
    onDone,
  });

/** Records a received result. */
export const useReceiveResult = (onDone: () => void) =>
  useCommand<AboutDriver & { result: ResultKind; file: File; fingerprint: string }>({
    send: ({ id, result, file }, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/results/{result}/file', {
          params: { path: { id, result } },
          body: file as unknown as string,
          bodySerializer: () => file,
          headers: { ...headers, 'Content-Type': 'application/octet-stream' },
        }),
      ),
    invalidates: changed,
    onDone,
  });
