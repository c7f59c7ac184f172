import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsPrice } from '#domain/prices/schema';
import { OpsBillingTabs } from '#web/entities/billing/ops-billing-tabs';
import { usePriceText } from '#web/entities/billing/use-price-text';
import { useProductText } from '#web/entities/billing/use-product-text';
import { listOf } from '#web/shared/http/list-state';
import { formatDate } from '#web/shared/i18n/format';
import { useAdminReason } from '#web/shared/session/use-admin-reason';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { confirm } from '#web/shared/ui/confirm';
import { Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { PlainChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { opsPricesQuery, useCancelPrice } from '../api/ops-prices';
import { priceModal } from './modals';

function Actions({ price }: { price: OpsPrice }) {
  const { t } = useTranslation('purchases');
  const reason = useAdminReason();
  const cancel = useCancelPrice(() => {
    toast.success(t('price.cancelDone'));
  });
  if (price.status === 'planned') {
    return (
      <RefusableButton
        size="small"
        reason={reason}
        onClick={() => {
          confirm({
            title: t('price.cancelTitle', { date: formatDate(price.startsAt) }),
            text: t('price.cancelText'),
            confirmLabel: t('price.cancel'),
            onConfirm: () => cancel.mutateAsync(price._id),
          });
        }}
      >
        {t('price.cancel')}
      </RefusableButton>
    );
  }
  if (price.status !== 'current') return null;
  return (
    <RefusableButton
      size="small"
      reason={reason}
      onClick={() => {
        openModal(priceModal, price);
      }}
    >
      {t('price.add')}
    </RefusableButton>
  );
}

function useColumns(): readonly ListColumn<OpsPrice>[] {
  const { t } = useTranslation('purchases');
  const productText = useProductText();
  const priceText = usePriceText();
  return useMemo(
    () => [
      { id: 'product', header: t('column.product'), cell: ({ product, state }) => productText(product, state) },
      {
        id: 'amount',
        header: t('column.amount'),
        align: 'right',
        cell: ({ product, amount }) => priceText(product, amount),
      },
      {
        id: 'starts',
        header: t('column.starts'),
        oneLine: true,
        // The first prices have no author, and no day that anyone chose.
        cell: ({ createdBy, startsAt }) => (createdBy === null ? t('price.fromStart') : formatDate(startsAt)),
      },
      {
        id: 'ends',
        header: t('column.ends'),
        oneLine: true,
        cell: ({ endsAt }) => (endsAt === null ? null : formatDate(endsAt)),
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ status }) => <PlainChip>{t(`price.status.${status}`)}</PlainChip>,
      },
      { id: 'actions', header: t('column.actions'), actions: true, cell: (price) => <Actions price={price} /> },
    ],
    [priceText, productText, t],
  );
}

/** Dated prices: in force, planned and past. */
export function PricesPage() {
  const { t } = useTranslation('purchases');
  const query = useQuery(opsPricesQuery);
  return (
    <Stack>
      <PageHeader title={t('price.title')} subtitle={t('price.lead')} />
      <OpsBillingTabs />
      <DataTable
        label={t('price.title')}
        columns={useColumns()}
        list={listOf(query, (rows) => ({ rows }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('price.unnamed') }}
      />
    </Stack>
  );
}
