import type { HistoryKind } from '#domain/driver-histories/kinds';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { confirm } from '../../../shared/ui/confirm';
import { useRemoveItem } from '../api/histories';
import type { Item } from '../model/lists';
import { editingPage } from '../model/pages';
import { Notes } from './notes';
import { useItemLine } from './use-item-line';

interface ItemRowProps<K extends HistoryKind> {
  kind: K;
  item: Item<K>;
  /** What a reviewer wrote on it. */
  notes: readonly string[];
}

/** One thing that was told: to be changed or taken away. */
export function ItemRow<K extends HistoryKind>({ kind, item, notes }: ItemRowProps<K>) {
  const { t } = useTranslation('histories');
  const remove = useRemoveItem(kind);
  const { title, hint, when } = useItemLine()(kind, item);
  const askToRemove = () => {
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
        <ButtonLink to={editingPage(kind, item._id)} aria-label={t('editNamed', { title })}>
          {t('edit')}
        </ButtonLink>
        <Button variant="text" onClick={askToRemove} aria-label={t('removeNamed', { title })}>
          {t('remove.confirm')}
        </Button>
      </div>
    </li>
  );
}
