import { queryOptions } from '@tanstack/react-query';
import type { ChangeTemplateBody, NewTemplateBody, TemplatePreviewBody } from '#domain/message-templates/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

const KEY = ['message-templates'];

/** The carrier's message templates, by kind and name. */
export const templatesQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call(api.GET('/api/message-templates', { signal })),
  meta: { topics: ['message-template'] },
});

/** Candidates with whom a template can be previewed. */
export const previewCandidatesQuery = queryOptions({
  queryKey: ['message-template-candidates'],
  queryFn: ({ signal }) => call(api.GET('/api/message-templates/candidates', { signal })),
});

/** The text with its fields filled in for a driver and an order. */
export const fillTemplate = (body: TemplatePreviewBody, signal?: AbortSignal) =>
  call(api.POST('/api/message-templates/preview', { body, ...(signal !== undefined && { signal }) }));

export const useAddTemplate = (onDone: () => void) =>
  useCommand({
    send: (body: NewTemplateBody, request) => call(api.POST('/api/message-templates', { ...request, body })),
    invalidates: () => [KEY],
    onDone,
  });

export const useChangeTemplate = (onDone: () => void) =>
  useCommand({
    send: ({ id, ...body }: ChangeTemplateBody & { id: string }, request) =>
      call(api.PUT('/api/message-templates/{id}', { ...request, params: { path: { id } }, body })),
    invalidates: () => [KEY],
    onDone,
  });

export const useDeleteTemplate = () =>
  useCommand({
    send: (id: string, request) =>
      call(api.DELETE('/api/message-templates/{id}', { ...request, params: { path: { id } } })),
    invalidates: () => [KEY],
    outlivesPage: true,
  });
