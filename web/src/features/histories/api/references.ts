import { queryOptions } from '@tanstack/react-query';
import type { ReferencesBody, ReferencesView } from '#domain/driver-histories/schema';
import { applicationQuery } from '#web/entities/driver/application';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

/** The driver's references. */
export const referencesQuery = () =>
  queryOptions({
    queryKey: ['driver', 'references'],
    // The response contains every field; the schema marks some as optional for requests.
    queryFn: async ({ signal }) =>
      (await call(api.GET('/api/driver-profile/verification/references', { signal }))) as ReferencesView,
    meta: { topics: ['driver'] },
  });

const changed = () => [referencesQuery().queryKey, applicationQuery().queryKey];

/** Saves the list without changing whether it was sent. */
export const useSaveReferences = (onDone: () => void) =>
  useCommand<ReferencesBody>({
    send: (body, { headers }) =>
      call(api.PUT('/api/driver-profile/verification/references', { body: sendable(body), headers })),
    invalidates: changed,
    onDone,
  });

/** Sends the list. */
export const useSubmitReferences = (onDone: () => void) =>
  useCommand<ReferencesBody>({
    send: (body, { headers }) =>
      call(api.PUT('/api/driver-profile/verification/references/submit', { body: sendable(body), headers })),
    invalidates: changed,
    onDone,
  });
