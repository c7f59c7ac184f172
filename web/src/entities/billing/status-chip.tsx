import { useTranslation } from 'react-i18next';
import type { InvoiceListItem } from '#domain/invoices/schema';
import { StateChip, type Turn } from '#web/shared/ui/state-chip';

const turns = { open: 'yours', overdue: 'late', paid: 'done', void: 'theirs' } as const satisfies Record<
  InvoiceListItem['status'],
  Turn
>;

type Status = Pick<InvoiceListItem, 'status' | 'daysOverdue' | 'processingCents'>;

/** The status of an invoice, with the days overdue, or that a payment is in progress. */
export function InvoiceStatus({ invoice: { status, daysOverdue, processingCents } }: { invoice: Status }) {
  const { t } = useTranslation('billing');
  if (processingCents > 0) return <StateChip turn="theirs">{t('status.processing')}</StateChip>;
  if (status === 'overdue') return <StateChip turn="late">{t('status.overdueDays', { count: daysOverdue })}</StateChip>;
  return <StateChip turn={turns[status]}>{t(`status.${status}`)}</StateChip>;
}
