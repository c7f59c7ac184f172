import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#domain/purchases/schema';
import { useProductText } from '#web/entities/billing/use-product-text';
import { formatDateTime, formatMoney } from '#web/shared/i18n/format';
import { useCan } from '#web/shared/session/current-user';
import type { ListColumn } from '#web/shared/table/columns';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { PlainChip } from '#web/shared/ui/state-chip';
import { creditModal } from './modals';
import '#web/entities/billing/billing.css';

function State({ purchase: { state, reason, credit } }: { purchase: Purchase }) {
  const { t } = useTranslation('purchases');
  return (
    <div>
      <PlainChip>{reason === null || state !== 'free' ? t(`state.${state}`) : t(`reason.${reason}`)}</PlainChip>
      {credit === null ? null : (
        <span className="gh-billing-aside">
          {t('creditNote', { number: credit.number, amount: formatMoney(credit.cents), reason: credit.reason })}
        </span>
      )}
    </div>
  );
}

function Credit({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('purchases');
  if (purchase.cents === 0 || purchase.credit !== null) return null;
  return (
    <Button
      size="small"
      variant="text"
      onClick={() => {
        openModal(creditModal, purchase);
      }}
    >
      {t('credit.action')}
    </Button>
  );
}

/** The columns of a carrier's list; operations also see the carrier, and can credit. */
export function usePurchaseColumns(): readonly ListColumn<Purchase>[] {
  const { t } = useTranslation('purchases');
  const productText = useProductText();
  const isOps = useCan('ops:act');
  return useMemo(() => {
    const carrier: ListColumn<Purchase> = {
      id: 'carrier',
      header: t('column.carrier'),
      cell: ({ organization }) => organization.name,
    };
    const credit: ListColumn<Purchase> = {
      id: 'actions',
      header: t('column.actions'),
      actions: true,
      cell: (purchase) => <Credit purchase={purchase} />,
    };
    return [
      { id: 'product', header: t('column.product'), cell: ({ product }) => productText(product) },
      ...(isOps ? [carrier] : []),
      { id: 'driver', header: t('column.driver'), cell: ({ driver }) => driver.name },
      { id: 'order', header: t('column.order'), show: 'wide', cell: ({ order }) => order?.name ?? null },
      { id: 'by', header: t('column.by'), show: 'wide', cell: ({ boughtBy }) => boughtBy },
      { id: 'when', header: t('column.when'), oneLine: true, cell: ({ boughtAt }) => formatDateTime(boughtAt) },
      { id: 'amount', header: t('column.charged'), align: 'right', cell: ({ cents }) => formatMoney(cents) },
      { id: 'state', header: t('column.state'), cell: (purchase) => <State purchase={purchase} /> },
      ...(isOps ? [credit] : []),
    ];
  }, [isOps, productText, t]);
}
