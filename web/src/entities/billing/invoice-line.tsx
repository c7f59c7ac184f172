import { useTranslation } from 'react-i18next';
import type { Invoice } from '#domain/invoices/schema';
import { formatDate, formatMoney } from '#web/shared/i18n/format';
import { InvoiceStatus } from './status-chip';

/** The state of an invoice under its title: the status, what is unpaid, and until when. */
export function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('billing');
  const { balanceCents, dueOn } = invoice;
  return (
    <>
      <InvoiceStatus invoice={invoice} />{' '}
      {balanceCents > 0 ? t('line', { amount: formatMoney(balanceCents), date: formatDate(dueOn) }) : null}
    </>
  );
}
