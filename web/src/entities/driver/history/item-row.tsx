import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { useRemoveItem } from './histories';
import type { Item } from './history-list';
import { Notes } from './notes';
import { useItemLine } from './use-item-line';

interface ItemRowProps<K extends HistoryKind> {
  kind: K;
  item: Item<K>;
  /** Reviewer notes on it. */
  notes?: readonly string[];
  /** Renders the edit control with this accessible name. */
  edit: (name: string) => ReactNode;
}

/** One entry with its edit and remove buttons. */
export function ItemRow<K extends HistoryKind>({ kind, item, notes = [], edit }: ItemRowProps<K>) {
  const { t } = useTranslation('histories');
  const remove = useRemoveItem(kind);
  const { title, hint, when } = useItemLine()(kind, item);
  const confirmRemoval = () => {
    confirm({
      title: t('remove.title', { title }),
      text: t('remove.text'),
      confirmLabel: t('remove.confirm'),
      danger: true,
      onConfirm: () => remove.mutateAsync(item._id),
    });
  };
  return (
    <li className="gh-history-item">
      <div className="gh-history-words">
        <span className="gh-history-title">{title}</span>
        <span className="gh-history-when">{when}</span>
        {hint === '' ? null : <span className="gh-history-hint">{hint}</span>}
        <Notes notes={notes} />
      </div>
      <div className="gh-history-actions">
        {edit(t('editNamed', { title }))}
        <Button variant="text" onClick={confirmRemoval} aria-label={t('removeNamed', { title })}>
          {t('remove.confirm')}
        </Button>
      </div>
    </li>
  );
}
