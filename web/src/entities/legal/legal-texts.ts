import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { i18n } from '#web/shared/i18n/i18n';

/** A legal text by the name of its page, by its kind, or by the hash of what was shown. */
export const legalTextQuery = (name: string) =>
  queryOptions({
    queryKey: ['legal-text', name, i18n.language],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/legal-texts/{name}', {
          params: { path: { name }, query: { language: i18n.language } },
          signal,
        }),
      ),
    staleTime: Infinity,
  });
