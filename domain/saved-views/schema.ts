import { z } from 'zod';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { carrierViewPages, opsViewPages, viewPages } from './pages';

const MAX_SEARCH_LENGTH = 2_000;

const Name = z.string().overwrite(visibleLine).min(1, { error: 'This field is required' }).max(60, tooLong());
/** The query string of a page; it never contains names of people. */
const Search = z
  .string()
  .max(MAX_SEARCH_LENGTH, tooLong())
  .regex(/^[\w.~%+=&,:*!'()@-]*$/, { error: 'invalid-search' });

const newView = { name: Name, search: Search, isShared: z.boolean().default(false) };

/** Saves the current filters of a page of operations under a name. */
export const SaveView = z.object({ page: z.enum(opsViewPages), ...newView }).meta({ id: 'SaveView' });
/** Saves the current filters of a page of a carrier under a name. */
export const SaveCarrierView = z.object({ page: z.enum(carrierViewPages), ...newView }).meta({ id: 'SaveCarrierView' });
/** Saves the current filters of a page under a name. */
export type SaveView = z.infer<typeof SaveView> | z.infer<typeof SaveCarrierView>;

/** Renames a view, replaces its filters or shares it; an absent field does not change. */
export const ChangeView = z
  .object({
    name: Name.optional(),
    search: Search.optional(),
    /** The filters that `search` replaces; refused if they have changed. */
    was: Search.optional(),
    isShared: z.boolean().optional(),
  })
  .meta({ id: 'ChangeView' });
/** The changes of a saved view. */
export type ChangeView = z.infer<typeof ChangeView>;

/** A page's filters under a name. */
export const SavedView = z
  .object({
    _id: z.uuid(),
    page: z.enum(viewPages),
    name: z.string(),
    search: z.string(),
    isShared: z.boolean(),
    isMine: z.boolean(),
    owner: z.string().nullable(),
    /** The owner left, so that another user may take the view over. */
    hasOwnerLeft: z.boolean(),
  })
  .meta({ id: 'SavedView' });
/** A page's filters under a name. */
export type SavedView = z.infer<typeof SavedView>;

/** The user's own views of a page, and the shared ones. */
export const SavedViewList = z.object({ data: z.array(SavedView) }).meta({ id: 'SavedViewList' });
/** Saved views of a page. */
export type SavedViewList = z.infer<typeof SavedViewList>;
