import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { Period } from '#domain/shared/periods';
import { dropDraft } from '#web/shared/form/draft-storage';
import { EditedRecord } from '#web/shared/form/edited-record';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { toast } from '#web/shared/ui/toasts';
import type { EntryForm as Form } from './entry-form';
import { historyQuery, useSaveItem } from './histories';
import type { HistoryList } from './history-list';

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
export function ItemForm<K extends HistoryKind>({ kind, id, initial, ...form }: ItemFormProps<K>) {
  const { t } = useTranslation('histories');
  const save = useSaveItem(kind, () => {
    toast.success(t('saved'));
  });
  const draft = id === undefined ? newItemDraft(kind) : draftOf(kind, id);
  const find = ({ data }: HistoryList<K>) => data.find(({ _id }) => _id === id) as HistoryItems[K] | undefined;
  return (
    <EditedRecord
      query={{ ...historyQuery(kind), select: find }}
      shown={initial}
      onStartAgain={() => {
        dropDraft(window.localStorage, draft);
      }}
    >
      {(was, onConflict) => (
        <Suspense fallback={<PageSkeleton />}>
          <EntryForm
            {...form}
            kind={kind}
            initial={was as HistoryItems[K]}
            label={t(id === undefined ? `kind.${kind}.add` : `kind.${kind}.edit`)}
            draft={{ name: draft, lifetime: 'browser' }}
            onSave={(item) => save.mutateAsync({ id, item, was: was as HistoryItems[K] }, { onError: onConflict })}
          />
        </Suspense>
      )}
    </EditedRecord>
  );
}
