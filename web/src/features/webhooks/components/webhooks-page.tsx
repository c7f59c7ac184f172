import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Webhook } from '#domain/webhooks/schema';
import { listOf } from '#web/shared/http/list-state';
import { formatCount } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { Button } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { ForbiddenState } from '#web/shared/ui/states';
import { webhooksQuery } from '../api/webhooks';
import { catalogModal, webhookModal } from '../model/modals';
import { WebhookActions } from './webhook-actions';
import { WebhookState } from './webhook-state';
import './webhooks.css';

function useWebhookColumns(): readonly ListColumn<Webhook>[] {
  const { t } = useTranslation(['webhooks', 'labels']);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('labels:term.name'),
        width: '24%',
        cell: ({ _id, name }) => <Link to={paths.webhook(_id)}>{name}</Link>,
      },
      { id: 'url', header: t('field.url'), cell: ({ url }) => <span className="gh-webhook-code">{url}</span> },
      { id: 'state', header: t('column.state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
      { id: 'pending', header: t('column.pending'), cell: ({ pending }) => formatCount(pending) },
      {
        id: 'actions',
        header: t('labels:term.actions'),
        actions: true,
        cell: (webhook) => <WebhookActions webhook={webhook} />,
      },
    ],
    [t],
  );
}

function WebhookList() {
  const { t } = useTranslation('webhooks');
  const query = useQuery(webhooksQuery());
  return (
    <DataTable
      label={t('title')}
      columns={useWebhookColumns()}
      list={listOf(query, ({ data }) => ({ rows: data }))}
      rowKey={({ _id }) => _id}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  );
}

/** The endpoints at which a carrier's systems receive events. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  const mayManage = useCan('webhooks:manage');
  const actions = (
    <Inline>
      <Button
        onClick={() => {
          openModal(catalogModal, undefined);
        }}
      >
        {t('catalog.action')}
      </Button>
      <Button
        variant="primary"
        onClick={() => {
          openModal(webhookModal, { webhook: undefined });
        }}
      >
        {t('add')}
      </Button>
    </Inline>
  );
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={t('lead')} action={mayManage ? actions : undefined} />
      {mayManage ? <WebhookList /> : <ForbiddenState />}
    </Stack>
  );
}
