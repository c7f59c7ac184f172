import { useTranslation } from 'react-i18next';
import type { HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { Period } from '#domain/shared/periods';
import { toast } from '#web/shared/ui/toasts';
import { EntryForm } from './entry-form';
import { useSaveItem } from './histories';

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
  const save = useSaveItem(kind, () => {
    toast.success(t('saved'));
  });
  return (
    <EntryForm
      {...form}
      kind={kind}
      label={t(id === undefined ? `kind.${kind}.add` : `kind.${kind}.edit`)}
      draft={{ name: `history.${kind}.${id ?? 'new'}`, lifetime: 'browser' }}
      onSave={(item) => save.mutateAsync({ id, item })}
    />
  );
}
