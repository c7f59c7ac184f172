import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { Period } from '#domain/shared/periods';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { toast } from '#web/shared/ui/toasts';
import type { EntryForm as Form } from './entry-form';
import { useSaveItem } from './histories';

/** The code of the fields, which the first visit of a list does not need. */
export const loadItemForm = () => import('./entry-form');
const EntryForm = lazy(async () => ({ default: (await loadItemForm()).EntryForm })) as unknown as typeof Form;

/** The draft of a new item; it survives the browser. */
export const newItemDraft = (kind: HistoryKind): string => draftOf(kind, 'new');
const draftOf = (kind: HistoryKind, id: string): string => `history.${kind}.${id}`;

interface ItemFormProps<K extends HistoryKind> {
  kind: K;
  /** Undefined for a new item. */
  id: string | undefined;
  initial: HistoryItems[K];
  /** The other items of the kind; periods must not overlap. */
  others: readonly Period[];
  onClose: () => void;
}

/** The driver's form of a new or existing item. */
export function ItemForm<K extends HistoryKind>({ kind, id, ...form }: ItemFormProps<K>) {
  const { t } = useTranslation('histories');
  // A change of another page in the meantime is no part of this form.
  const [was] = useState(form.initial);
  const save = useSaveItem(kind, () => {
    toast.success(t('saved'));
  });
  return (
    <Suspense fallback={<PageSkeleton />}>
      <EntryForm
        {...form}
        kind={kind}
        label={t(id === undefined ? `kind.${kind}.add` : `kind.${kind}.edit`)}
        draft={{ name: id === undefined ? newItemDraft(kind) : draftOf(kind, id), lifetime: 'browser' }}
        onSave={(item) => save.mutateAsync({ id, item, was })}
      />
    </Suspense>
  );
}
