import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';

/** The controls that a caller gives to an editable card. */
export interface CardEditing {
  /** The name of the entry in the names of the icons. */
  title: string;
  /** Renders the edit control with its accessible name and icon. */
  edit: (control: { 'aria-label': string; icon: ReactNode }) => ReactNode;
  onDelete: () => Promise<unknown>;
  /** The consequence of a deletion. */
  deleteText: string;
}

/** The edit and delete icons of a card. */
export function CardTools({ editing: { title, edit, onDelete, deleteText } }: { editing: CardEditing }) {
  const { t } = useTranslation('histories');
  return (
    <div className="gh-event-card-tools">
      {edit({ 'aria-label': t('editNamed', { title }), icon: <EditOutlined aria-hidden /> })}
      <Button
        variant="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('removeNamed', { title })}
        onClick={() => {
          confirm({
            title: t('remove.title', { title }),
            text: deleteText,
            confirmLabel: t('remove.confirm'),
            danger: true,
            onConfirm: onDelete,
          });
        }}
      />
    </div>
  );
}
