import { queryOptions } from '@tanstack/react-query';
import type { EndRequirementBody, NewRequirementBody, PreviewRequirementBody } from '#domain/requirements/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const lists = ['ops', 'requirements'] as const;

/** All versions of all requirements, a few dozen. */
export const requirementVersionsQuery = () =>
  queryOptions({
    queryKey: [...lists],
    queryFn: ({ signal }) => call(api.GET('/api/ops/requirement-records', { signal })),
  });

/** Adds a new version, or a new requirement. */
export const useAddRequirementVersion = (onDone: () => void) =>
  useCommand<NewRequirementBody>({
    send: (body, { headers }) => call(api.POST('/api/ops/requirement-records', { body: sendable(body), headers })),
    invalidates: () => [lists],
    onDone,
  });

/** Previews the affected drivers of the next batch; writes nothing. */
export const previewRequirement = (body: PreviewRequirementBody, signal: AbortSignal) =>
  call(api.POST('/api/ops/requirement-records/preview', { body: sendable(body), signal }));

/** Ends a version on a day. */
export const useEndRequirement = (onDone: () => void) =>
  useCommand<{ id: string; body: EndRequirementBody }>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/requirement-records/{id}/end', { params: { path: { id } }, body, headers })),
    invalidates: () => [lists],
    onDone,
  });
