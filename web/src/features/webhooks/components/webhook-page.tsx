import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { webhookEventTypes } from '#domain/webhooks/event-types';
import type { Webhook, WebhookDelivery } from '#domain/webhooks/schema';
import { deliveryStates } from '#domain/webhooks/terms';
import { Choice } from '#web/shared/form/choice';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatCount, formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { PlainButton } from '#web/shared/ui/plain-button';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState, ForbiddenState } from '#web/shared/ui/states';
import { deliveriesQuery, type DeliveryFilters, webhookQuery } from '../api/webhooks';
import { deliveryModal } from '../model/modals';
import { WebhookActions } from './webhook-actions';
import { DeliveryStateChip, WebhookState } from './webhook-state';
import './webhooks.css';

const FILTERS = { state: parseAsStringLiteral(deliveryStates), type: parseAsStringLiteral(webhookEventTypes) };

function useDeliveryColumns(webhookId: string): readonly ListColumn<WebhookDelivery>[] {
  const { t } = useTranslation('webhooks');
  return useMemo(
    () => [
      {
        id: 'type',
        header: t('column.event'),
        cell: ({ _id, type }) => (
          <PlainButton
            className="gh-webhook-event"
            onClick={() => {
              openModal(deliveryModal, { webhookId, deliveryId: _id });
            }}
          >
            {type}
          </PlainButton>
        ),
      },
      { id: 'at', header: t('column.at'), cell: ({ at }) => formatDateTime(at) },
      { id: 'state', header: t('column.state'), cell: ({ state }) => <DeliveryStateChip state={state} /> },
      { id: 'answer', header: t('column.answer'), cell: ({ lastStatus }) => lastStatus ?? t('noAnswer') },
      { id: 'attempts', header: t('column.attempts'), cell: ({ attempts }) => formatCount(attempts) },
      {
        id: 'next',
        header: t('column.next'),
        show: 'wide',
        cell: ({ nextTryAt }) => (nextTryAt === null ? null : formatDateTime(nextTryAt)),
      },
    ],
    [t, webhookId],
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation('webhooks');
  const [{ state, type }, set] = useQueryStates(FILTERS);
  const filters: DeliveryFilters = { ...(state !== null && { state }), ...(type !== null && { type }) };
  const query = useInfiniteQuery(deliveriesQuery(webhookId, filters));
  const isFiltered = state !== null || type !== null;
  return (
    <Stack>
      <Inline>
        <Choice
          label={t('column.state')}
          any={t('filter.anyState')}
          value={state}
          values={deliveryStates}
          text={(value) => t(`delivery.${value}`)}
          onChange={(value) => void set({ state: value })}
        />
        <Choice
          label={t('column.event')}
          any={t('filter.anyEvent')}
          value={type}
          values={webhookEventTypes}
          text={(value) => value}
          onChange={(value) => void set({ type: value })}
        />
      </Inline>
      <DataTable
        label={t('deliveries')}
        columns={useDeliveryColumns(webhookId)}
        list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
        rowKey={({ _id }) => _id}
        empty={{
          title: isFiltered ? t('noMatch') : t('noDeliveries'),
          hint: isFiltered ? undefined : t('noDeliveriesHint'),
        }}
      />
    </Stack>
  );
}

function Endpoint({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const { _id: id, name, url, formerSecretEndsAt } = webhook;
  return (
    <Stack>
      <PageHeader
        title={name}
        subtitle={url}
        crumbs={[{ label: t('title'), to: paths.webhooks }]}
        action={<WebhookActions webhook={webhook} onDeleted={() => void navigate(paths.webhooks)} />}
      />
      <Inline>
        <WebhookState webhook={webhook} />
      </Inline>
      {formerSecretEndsAt === null ? null : <p>{t('formerSecret', { when: formatDateTime(formerSecretEndsAt) })}</p>}
      <Deliveries webhookId={id} />
    </Stack>
  );
}

function LoadedEndpoint() {
  const { t } = useTranslation('webhooks');
  const { webhookId = '' } = useParams();
  const { data, error, refetch } = useQuery(webhookQuery(webhookId));
  if (data !== undefined) return <Endpoint webhook={data} />;
  if (error === null) return <PageSkeleton />;
  return (
    <Stack>
      <PageHeader title={t('title')} />
      <ErrorState error={error} retry={() => void refetch()} />
    </Stack>
  );
}

/** An endpoint with what was sent to it. */
export function WebhookPage() {
  return useCan('webhooks:manage') ? <LoadedEndpoint /> : <ForbiddenState />;
}
