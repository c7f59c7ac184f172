import { useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { type TemplateKind, templateKinds } from '#domain/message-templates/kinds';
import { templatesQuery } from '#web/entities/message-templates/templates';
import { listOf } from '#web/shared/http/list-state';
import { useCan } from '#web/shared/session/current-user';
import { DataTable } from '#web/shared/table/data-table';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { ForbiddenState } from '#web/shared/ui/states';
import { useHeldKeys } from '#web/shared/ui/use-held';
import { templateModal } from './modals';
import { deletionKey, useTemplateColumns } from './template-columns';
import './templates.css';

function Templates({ kind }: { kind: TemplateKind }) {
  const { t } = useTranslation('templates');
  const mayManage = useCan('templates:manage');
  const query = useQuery(templatesQuery);
  const held = useHeldKeys();
  return (
    <DataTable
      label={t(`kind.${kind}`)}
      columns={useTemplateColumns(mayManage)}
      settingsName="templates"
      list={listOf(query, ({ data }) => ({
        rows: data.filter((each) => each.kind === kind && !held.has(deletionKey(each._id))),
      }))}
      rowKey={({ _id }) => _id}
      empty={{ title: t(`empty.${kind}`), hint: t('emptyHint') }}
    />
  );
}

/** A carrier's message templates; HR and administrators change them, everyone who hires reads them. */
export function TemplatesPage() {
  const { t } = useTranslation('templates');
  const [kind, setKind] = useQueryState('kind', parseAsStringLiteral(templateKinds).withDefault('invite'));
  const mayRead = useCan('hiring:act');
  const mayManage = useCan('templates:manage');
  if (!mayRead) {
    return (
      <>
        <PageHeader title={t('title')} />
        <ForbiddenState />
      </>
    );
  }
  const add = (
    <Button
      variant="primary"
      onClick={() => {
        openModal(templateModal, { kind, template: undefined });
      }}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(mayManage ? 'hint' : 'hintReadOnly')}
        action={mayManage ? add : undefined}
      />
      <QueryTabs
        label={t('tabs')}
        tabs={templateKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(next) => void setKind(next)}
      >
        <Templates kind={kind} />
      </QueryTabs>
    </>
  );
}
