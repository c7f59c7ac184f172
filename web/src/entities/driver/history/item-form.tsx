import { lazy, Suspense } from 'react';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import type { OwnEntryForm as Form, OwnEntryFormProps } from './own-entry-form';

/** The code of the form, which the first visit of a list does not need. */
export const loadItemForm = () => import('./own-entry-form');
const OwnEntryForm = lazy(async () => ({ default: (await loadItemForm()).OwnEntryForm })) as unknown as typeof Form;

/** The draft of a new item; it survives the browser. */
export const newItemDraft = (kind: HistoryKind): string => draftOf(kind, 'new');
const draftOf = (kind: HistoryKind, id: string): string => `history.${kind}.${id}`;

/** The driver's form of a new or existing item. */
export function ItemForm<K extends HistoryKind>({ kind, id, ...form }: Omit<OwnEntryFormProps<K>, 'draft'>) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OwnEntryForm {...form} kind={kind} id={id} draft={id === undefined ? newItemDraft(kind) : draftOf(kind, id)} />
    </Suspense>
  );
}
