import { z } from 'zod';
import { addSavedView, changeSavedView, deleteSavedView, listSavedViews } from '#db/saved-views/saved-view-store';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { checkChangeView, checkReplaceFilters, checkTakeOverView } from '#domain/saved-views/rules';
import { ChangeView, SavedView, SavedViewList, SaveView, viewPages } from '#domain/saved-views/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { presentSavedView, readVisibleView } from './read-view';

const ViewParams = z.object({ id: z.uuid() });

/** Saved URLs of operations' pages, private or shared with all of operations. */
export const savedViewRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.list-saved-views',
    method: 'get',
    paths: ['/api/ops/saved-views'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List saved views of a page',
    query: z.object({ page: z.enum(viewPages) }),
    response: SavedViewList,
    problems: [],
    example: () => ({ query: { page: 'stalled' } }),
    handler: async ({ query: { page }, ctx }) => {
      const { userId } = ctx.actor;
      const rows = await listSavedViews(ctx.db, { page, userId });
      return { data: rows.map((row) => presentSavedView(row, userId)) };
    },
  }),
  defineRoute({
    id: 'ops.save-view',
    method: 'post',
    paths: ['/api/ops/saved-views'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Create a saved view',
    body: SaveView,
    status: 201,
    response: SavedView,
    problems: ['view-name-taken'],
    example: () => ({ body: { page: 'stalled', name: 'Escalated', search: 'escalated=true' } }),
    handler: async ({ body, ctx }) => {
      const id = ctx.idempotency.derivedId('view');
      const isStored = await addSavedView(ctx.db, { id, ownerId: ctx.actor.userId, ...body });
      if (!isStored) throw new ProblemError('view-name-taken');
      return presentSavedView(await readVisibleView(ctx.db, id, ctx.actor.userId), ctx.actor.userId);
    },
  }),
  defineRoute({
    id: 'ops.change-view',
    method: 'patch',
    paths: ['/api/ops/saved-views/:id'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Update a saved view',
    params: ViewParams,
    body: ChangeView,
    response: SavedView,
    problems: ['not-found', 'view-not-yours', 'view-changed', 'view-name-taken'],
    example: ({ savedViewId }) => ({ params: { id: savedViewId }, body: { isShared: true } }),
    handler: async ({ params: { id }, body, ctx }) =>
      once(ctx, async (trx) => {
        const { userId } = ctx.actor;
        const view = await readVisibleView(trx, id, userId);
        requireNoProblem(checkChangeView(view, userId) ?? checkReplaceFilters(view.search, body));
        if (!(await changeSavedView(trx, id, body))) throw new ProblemError('view-name-taken');
        return presentSavedView(await readVisibleView(trx, id, userId), userId);
      }),
  }),
  defineRoute({
    id: 'ops.delete-view',
    method: 'delete',
    paths: ['/api/ops/saved-views/:id'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Delete a saved view',
    params: ViewParams,
    problems: ['not-found', 'view-not-yours'],
    example: ({ savedViewId }) => ({ params: { id: savedViewId } }),
    handler: ({ params: { id }, ctx }) =>
      once(ctx, async (trx) => {
        const { userId } = ctx.actor;
        requireNoProblem(checkChangeView(await readVisibleView(trx, id, userId), userId));
        await deleteSavedView(trx, id);
      }),
  }),
  defineRoute({
    id: 'ops.take-over-view',
    method: 'post',
    paths: ['/api/ops/saved-views/:id/take-over'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Take over a shared view',
    params: ViewParams,
    response: SavedView,
    problems: ['not-found', 'view-owner-here', 'view-name-taken'],
    example: ({ savedViewId }) => ({ params: { id: savedViewId } }),
    handler: ({ params: { id }, ctx }) =>
      once(ctx, async (trx) => {
        const { userId } = ctx.actor;
        requireNoProblem(checkTakeOverView(await readVisibleView(trx, id, userId), userId));
        if (!(await changeSavedView(trx, id, { ownerId: userId }))) throw new ProblemError('view-name-taken');
        return presentSavedView(await readVisibleView(trx, id, userId), userId);
      }),
  }),
];
