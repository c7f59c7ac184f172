import type { ViewPage } from '#domain/saved-views/pages';
import type { Db, Transaction } from '../core/handle';
import { isViolationOf } from '../core/violations';

/** A saved view, with data about its owner. */
export interface SavedViewRow {
  readonly id: string;
  /** The carrier; null for operations. */
  readonly organizationId: string | null;
  readonly ownerId: string | null;
  readonly page: ViewPage;
  readonly name: string;
  readonly search: string;
  readonly isShared: boolean;
  readonly ownerFirstName: string | null;
  readonly ownerLastName: string | null;
  readonly hasOwnerLeft: boolean;
}

export type NewSavedView = Pick<SavedViewRow, 'id' | 'organizationId' | 'page' | 'name' | 'search' | 'isShared'> & {
  readonly ownerId: string;
};
export type SavedViewChanges = {
  readonly [Column in 'name' | 'search' | 'isShared' | 'ownerId']?: NewSavedView[Column] | undefined;
};

const views = (db: Db | Transaction) =>
  db('saved_views')
    .leftJoin('users', 'users.id', 'saved_views.owner_id')
    .select({
      id: 'saved_views.id',
      organizationId: 'saved_views.organization_id',
      ownerId: 'saved_views.owner_id',
      page: 'saved_views.page',
      name: 'saved_views.name',
      search: 'saved_views.search',
      isShared: 'saved_views.is_shared',
      ownerFirstName: 'users.first_name',
      ownerLastName: 'users.last_name',
    })
    // An owner who now works elsewhere has also left.
    .select(
      db.raw(`coalesce(not (users.is_active and case when saved_views.organization_id is null
        then 'ops' = any (users.roles) else users.organization_id = saved_views.organization_id end), true)
        as "hasOwnerLeft"`),
    );

export interface SavedViewsParams {
  readonly page: ViewPage;
  readonly userId: string;
  /** The user's carrier; null for operations. */
  readonly organizationId: string | null;
}

/** Lists the user's views of a page, then those that colleagues share, by name. */
export async function listSavedViews(
  db: Db,
  { page, userId, organizationId }: SavedViewsParams,
): Promise<SavedViewRow[]> {
  const rows: unknown = await views(db)
    .where('saved_views.page', page)
    .where((workplace) => {
      if (organizationId === null) void workplace.whereNull('saved_views.organization_id');
      else void workplace.where('saved_views.organization_id', organizationId);
    })
    .where((either) => {
      void either.where('saved_views.owner_id', userId).orWhere('saved_views.is_shared', true);
    })
    .orderByRaw('saved_views.owner_id is not distinct from ? desc, lower(saved_views.name), saved_views.id', [userId]);
  return rows as SavedViewRow[];
}

/** One view; in a transaction, locked against concurrent changes. */
export async function findSavedView(db: Db | Transaction, id: string): Promise<SavedViewRow | undefined> {
  const query = views(db).where('saved_views.id', id);
  if (db.isTransaction) query.forUpdate('saved_views');
  const [row] = (await query) as unknown as SavedViewRow[];
  return row;
}

/**
 * Stores a view; a retry with the same id does nothing. Returns false if the owner has another view with this name on
 * the page.
 */
export async function addSavedView(db: Db | Transaction, view: NewSavedView): Promise<boolean> {
  const { id, organizationId, ownerId, page, name, search, isShared } = view;
  return unlessNameTaken(() =>
    db('saved_views')
      .insert({ id, organization_id: organizationId, owner_id: ownerId, page, name, search, is_shared: isShared })
      .onConflict('id')
      .ignore(),
  );
}

/** Changes a view. Returns false if the owner has another view with this name on the page. */
export async function changeSavedView(
  db: Db | Transaction,
  id: string,
  { name, search, isShared, ownerId }: SavedViewChanges,
): Promise<boolean> {
  const changed = Object.entries({ name, search, is_shared: isShared, owner_id: ownerId }).filter(
    ([, value]) => value !== undefined,
  );
  if (changed.length === 0) return true;
  return unlessNameTaken(() => db('saved_views').where({ id }).update(Object.fromEntries(changed)));
}

export async function deleteSavedView(db: Db | Transaction, id: string): Promise<void> {
  await db('saved_views').where({ id }).delete();
}

async function unlessNameTaken(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isViolationOf(error, 'saved_views_name_once')) return false;
    throw error;
  }
}
