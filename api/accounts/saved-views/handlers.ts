import { addSavedView, changeSavedView, deleteSavedView, listSavedViews } from '#db/saved-views/saved-view-store';
import type { Actor } from '#domain/accounts/actor';
import { ProblemError, requireNoProblem } from '#domain/problems';
import type { ViewPage } from '#domain/saved-views/pages';
import { checkChangeView, checkReplaceFilters, checkTakeOverView } from '#domain/saved-views/rules';
import type { ChangeView, SavedView, SavedViewList, SaveView } from '#domain/saved-views/schema';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { presentSavedView, readVisibleView, viewUserOf } from './read-view';

type Context = RouteContext & { readonly actor: Actor };

/** The user's own views of a page, and those that colleagues share. */
export async function listViews({ db, actor }: Context, page: ViewPage): Promise<SavedViewList> {
  const rows = await listSavedViews(db, { page, ...viewUserOf(actor) });
  return { data: rows.map((row) => presentSavedView(row, actor.userId)) };
}

/** Stores the filters as a view of the user. */
export async function saveView({ db, actor, idempotency }: Context, body: SaveView): Promise<SavedView> {
  const user = viewUserOf(actor);
  const id = idempotency.derivedId('view');
  const isStored = await addSavedView(db, { id, ownerId: user.userId, organizationId: user.organizationId, ...body });
  if (!isStored) throw new ProblemError('view-name-taken');
  return presentSavedView(await readVisibleView(db, id, user), user.userId);
}

/** Changes a view of the user. */
export const changeView = (ctx: Context, id: string, body: ChangeView): Promise<SavedView> =>
  once(ctx, async (trx) => {
    const user = viewUserOf(ctx.actor);
    const view = await readVisibleView(trx, id, user);
    requireNoProblem(checkChangeView(view, user.userId) ?? checkReplaceFilters(view.search, body));
    if (!(await changeSavedView(trx, id, body))) throw new ProblemError('view-name-taken');
    return presentSavedView(await readVisibleView(trx, id, user), user.userId);
  });

/** Deletes a view of the user. */
export const deleteView = (ctx: Context, id: string): Promise<void> =>
  once(ctx, async (trx) => {
    const user = viewUserOf(ctx.actor);
    requireNoProblem(checkChangeView(await readVisibleView(trx, id, user), user.userId));
    await deleteSavedView(trx, id);
  });

/** Makes the user the owner of a view whose owner has left. */
export const takeOverView = (ctx: Context, id: string): Promise<SavedView> =>
  once(ctx, async (trx) => {
    const user = viewUserOf(ctx.actor);
    requireNoProblem(checkTakeOverView(await readVisibleView(trx, id, user), user.userId));
    if (!(await changeSavedView(trx, id, { ownerId: user.userId }))) throw new ProblemError('view-name-taken');
    return presentSavedView(await readVisibleView(trx, id, user), user.userId);
  });
