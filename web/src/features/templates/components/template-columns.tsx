import { useTranslation } from 'react-i18next';
import type { CarrierTemplate } from '#domain/message-templates/schema';
import { useDeleteTemplate } from '#web/entities/message-templates/templates';
import { formatDate } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { holdAction } from '#web/shared/ui/held-actions';
import { openModal } from '#web/shared/ui/modals';
import { PlainButton } from '#web/shared/ui/plain-button';
import { templateModal } from './modals';

/** The key of a deletion that waits for its undo. */
export const deletionKey = (templateId: string): string => `delete-template:${templateId}`;

function Actions({ template }: { template: CarrierTemplate }) {
  const { t } = useTranslation('templates');
  const remove = useDeleteTemplate();
  const { _id: id, name, kind } = template;
  const actions = [
    {
      key: 'edit',
      label: t('edit'),
      run: () => {
        openModal(templateModal, { kind, template });
      },
    },
    {
      key: 'delete',
      label: t('delete'),
      danger: true,
      run: () => {
        holdAction({ key: deletionKey(id), text: t('deleted', { name }), run: () => remove.mutateAsync(id) });
      },
    },
  ];
  return <ActionMenu label={t('more', { name })} actions={actions} />;
}

function Name({ template }: { template: CarrierTemplate }) {
  const { kind, name } = template;
  return (
    <PlainButton
      className="gh-template-name"
      onClick={() => {
        openModal(templateModal, { kind, template });
      }}
    >
      {name}
    </PlainButton>
  );
}

const Text = ({ subject, text }: Pick<CarrierTemplate, 'subject' | 'text'>) => (
  <div className="gh-template-texts">
    {subject === null ? null : <strong>{subject}</strong>}
    <span className="gh-template-cell">{text}</span>
  </div>
);

/** The columns of the list of templates; actions only for those who manage them. */
export function useTemplateColumns(mayManage: boolean): readonly ListColumn<CarrierTemplate>[] {
  const { t } = useTranslation('templates');
  const columns: ListColumn<CarrierTemplate>[] = [
    {
      id: 'name',
      header: t('column.name'),
      cell: (template) => (mayManage ? <Name template={template} /> : template.name),
      width: '24%',
    },
    { id: 'text', header: t('column.text'), cell: (template) => <Text {...template} /> },
    {
      id: 'changed',
      header: t('column.changed'),
      show: 'wide',
      cell: ({ updatedBy, updatedAt }) => t('changedBy', { name: updatedBy, date: formatDate(updatedAt) }),
    },
  ];
  if (!mayManage) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: t('column.actions'),
      actions: true,
      cell: (template) => <Actions template={template} />,
    },
  ];
}
