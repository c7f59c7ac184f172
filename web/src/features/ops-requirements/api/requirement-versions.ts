import { queryOptions } from '@tanstack/react-query';
import type {
  CorrectRequirementBody,
  EndRequirementBody,
  NewRequirementBody,
  PreviewRequirementBody,
  RequirementVersions,
} from '#domain/requirements/version-schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const lists = ['ops', 'requirements'] as const;

/** All versions of all requirements, about a hundred. Day rules are plain texts in the published schema. */
export const requirementVersionsQuery = () =>
  queryOptions({
    queryKey: [...lists],
    queryFn: async ({ signal }) =>
      (await call(api.GET('/api/ops/requirement-records', { signal }))) as RequirementVersions,
  });

/** Adds a new version, or a new requirement. */
export const useAddRequirementVersion = (onDone: () => void) =>
  useCommand<NewRequirementBody>({
    send: (body, { headers }) => call(api.POST('/api/ops/requirement-records', { body: sendable(body), headers })),
    invalidates: () => [lists],
    onDone,
  });

/** Corrects a version of the past. */
export const useCorrectRequirement = (onDone: () => void) =>
  useCommand<{ id: string; body: CorrectRequirementBody }>({
    send: ({ id, body }, { headers }) =>
      call(
        api.POST('/api/ops/requirement-records/{id}/correct', {
          params: { path: { id } },
          body: sendable(body),
          headers,
        }),
      ),
    invalidates: () => [lists],
    onDone,
  });

/** Previews the affected drivers of the next batch; writes nothing. */
export const previewRequirement = (body: PreviewRequirementBody, signal: AbortSignal) =>
  call(api.POST('/api/ops/requirement-records/preview', { body: sendable(body), signal }));

/** Ends a version with a day. */
export const useEndRequirement = (onDone: () => void) =>
  useCommand<{ id: string; body: EndRequirementBody }>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/requirement-records/{id}/end', { params: { path: { id } }, body, headers })),
    invalidates: () => [lists],
    onDone,
  });
