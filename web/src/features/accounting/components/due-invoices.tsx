import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invoicesQuery } from '#web/entities/billing/queries';
import { InvoiceStatus } from '#web/entities/billing/status-chip';
import { formatDate, formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Card } from '#web/shared/ui/layout';

const SHOWN = 5;

/** The next invoices to pay, the one due first on top. */
export function DueInvoices({ status }: { status: 'open' | 'overdue' }) {
  const { t } = useTranslation(['billing', 'labels']);
  const { data } = useInfiniteQuery(invoicesQuery({ status, sort: 'dueFirst' }, SHOWN));
  const page = data?.pages[0];
  // Without overdue invoices there is nothing to say about them that the figures do not say.
  if (page === undefined || (status === 'overdue' && page.count === 0)) return null;
  return (
    <Card
      title={t(`accounting.title.${status}`)}
      extra={page.count > SHOWN ? <Link to={paths.invoices(status)}>{t('labels:term.showAll')}</Link> : null}
    >
      {page.count === 0 ? <p className="gh-accounting-quiet">{t('accounting.none')}</p> : null}
      <ul className="gh-accounting-rows" aria-label={t(`accounting.title.${status}`)}>
        {page.data.map((invoice) => (
          <li key={invoice._id}>
            <span>
              <Link to={paths.invoice(status, invoice._id)}>{invoice.number}</Link>{' '}
              {invoice.processingCents > 0 || status === 'overdue' ? <InvoiceStatus invoice={invoice} /> : null}
            </span>
            <span>{t('accounting.dueOn', { date: formatDate(invoice.dueOn) })}</span>
            <strong className="gh-numbers">{formatMoney(invoice.balanceCents)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
