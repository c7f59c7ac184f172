import { z } from 'zod';

/** The pages that views are saved of. */
export const viewPages = ['stalled', 'pipeline', 'drivers', 'reviews', 'calls', 'results'] as const;
/** One of {@link viewPages}. */
export type ViewPage = (typeof viewPages)[number];

const MAX_SEARCH_LENGTH = 2_000;

const Name = z.string().trim().min(1, { error: 'This field is required' }).max(60);
/** What stands after the question mark of a page's address; names of persons never do. */
const Search = z
  .string()
  .max(MAX_SEARCH_LENGTH)
  .regex(/^[\w.~%+=&,:*!'()@-]*$/, { error: 'invalid-search' });

/** Keeps what a page shows now under a name. */
export const SaveView = z
  .object({ page: z.enum(viewPages), name: Name, search: Search, isShared: z.boolean().default(false) })
  .meta({ id: 'SaveView' });
/** Keeps what a page shows now under a name. */
export type SaveView = z.infer<typeof SaveView>;

/** Another name, other filters, or shared with all of operations; absent keeps what is there. */
export const ChangeView = z
  .object({
    name: Name.optional(),
    search: Search.optional(),
    /** The filters that `search` takes the place of: refused when they are others by now. */
    was: Search.optional(),
    isShared: z.boolean().optional(),
  })
  .meta({ id: 'ChangeView' });
/** What is changed about a saved view. */
export type ChangeView = z.infer<typeof ChangeView>;

/** A page's address under a name. */
export const SavedView = z
  .object({
    _id: z.uuid(),
    page: z.enum(viewPages),
    name: z.string(),
    search: z.string(),
    isShared: z.boolean(),
    isMine: z.boolean(),
    owner: z.string().nullable(),
    /** Its owner left: somebody else may take it over. */
    hasOwnerLeft: z.boolean(),
  })
  .meta({ id: 'SavedView' });
/** A page's address under a name. */
export type SavedView = z.infer<typeof SavedView>;

/** The own views of a page, and those that others share. */
export const SavedViewList = z.object({ data: z.array(SavedView) }).meta({ id: 'SavedViewList' });
/** Saved views of a page. */
export type SavedViewList = z.infer<typeof SavedViewList>;
