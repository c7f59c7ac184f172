import { useTranslation } from 'react-i18next';
import type { InvoiceListItem } from '#domain/invoices/schema';
import { useCan } from '#web/shared/session/current-user';
import { StateChip, type Turn } from '#web/shared/ui/state-chip';

const turns = { open: 'theirs', paid: 'done', void: 'theirs' } as const satisfies Record<
  Exclude<InvoiceListItem['status'], 'overdue'>,
  Turn
>;

type Status = Pick<InvoiceListItem, 'status' | 'daysOverdue' | 'processingCents'>;

/** The status of an invoice, with the days overdue, or that a payment is in progress. */
export function InvoiceStatus({ invoice: { status, daysOverdue, processingCents } }: { invoice: Status }) {
  const { t } = useTranslation('billing');
  const mayPay = useCan('billing:pay');
  const [turn, text] = ((): [Turn, string] => {
    if (processingCents > 0) return ['theirs', t('status.processing')];
    if (status === 'overdue') return ['late', t('status.overdueDays', { count: daysOverdue })];
    // An open invoice is the turn of those who can pay it; the other states need no one to act.
    return [status === 'open' && mayPay ? 'yours' : turns[status], t(`status.${status}`)];
  })();
  return (
    <StateChip turn={turn} hasTurn={turn === 'yours'}>
      {text}
    </StateChip>
  );
}
