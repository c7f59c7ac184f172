import { LegalTextParams, LegalTextQuery, LegalTextView } from '#domain/legal/schema';
import { defineRoute, type Route } from '../http/define-route';
import { readLegalPage } from './texts';

/** Public legal texts. */
export const legalRoutes: readonly Route[] = [
  defineRoute({
    id: 'legal.read-text',
    method: 'get',
    paths: ['/api/legal-texts/:name'],
    permission: 'public',
    scope: 'none',
    summary: 'Retrieve a legal text',
    params: LegalTextParams,
    query: LegalTextQuery,
    response: LegalTextView,
    problems: ['not-found'],
    demo: true,
    example: () => ({ params: { name: 'terms-of-service' } }),
    handler: ({ params, query, ctx }) => readLegalPage(ctx, params.name, query.language),
  }),
];
