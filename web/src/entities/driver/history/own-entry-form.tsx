import { useTranslation } from 'react-i18next';
import type { HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { Period } from '#domain/shared/periods';
import { dropDraft } from '#web/shared/form/draft-storage';
import { EditedRecord } from '#web/shared/form/edited-record';
import { toast } from '#web/shared/ui/toasts';
import { EntryForm } from './entry-form';
import { historyQuery, useSaveItem } from './histories';
import type { HistoryList } from './history-list';

export interface OwnEntryFormProps<K extends HistoryKind> {
  kind: K;
  /** Undefined for a new item. */
  id: string | undefined;
  initial: HistoryItems[K];
  /** The other items of the kind; periods must not overlap. */
  others: readonly Period[];
  /** The name of the draft, which survives the browser. */
  draft: string;
  onClose: () => void;
}

/** The driver's form of an item. After a conflict, it shows the current version at the press of a button. */
export function OwnEntryForm<K extends HistoryKind>({ kind, id, initial, draft, ...form }: OwnEntryFormProps<K>) {
  const { t } = useTranslation('histories');
  const save = useSaveItem(kind, () => {
    toast.success(t('saved'));
  });
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
        <EntryForm
          {...form}
          kind={kind}
          initial={was as HistoryItems[K]}
          label={t(id === undefined ? `kind.${kind}.add` : `kind.${kind}.edit`)}
          draft={{ name: draft, lifetime: 'browser' }}
          onSave={(item) => save.mutateAsync({ id, item, was: was as HistoryItems[K] }, { onError: onConflict })}
        />
      )}
    </EditedRecord>
  );
}
