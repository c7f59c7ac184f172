import { readAccountingWork } from '#db/billing/accounting';
import { AccountingWork } from '#domain/billing/schema';
import { defineRoute, type Route } from '../http/define-route';

/** The start page of accounting. */
export const accountingRoutes: readonly Route[] = [
  defineRoute({
    id: 'billing.accounting',
    method: 'get',
    paths: ['/api/billing/accounting'],
    permission: 'billing:read',
    scope: 'self',
    summary: "Summarize the open work of a carrier's accounting",
    response: AccountingWork,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readAccountingWork(ctx.db, ctx.actor.organizationId),
  }),
];
