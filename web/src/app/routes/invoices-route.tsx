import { useParams } from 'react-router';
import { invoiceStatuses } from '#domain/invoices/status';
import { NotFoundPage } from '#web/features/errors/components/not-found-page';
import { InvoicesPage } from '#web/features/invoices/components/invoices-page';

/** /business/invoice/:status */
export function InvoicesRoute() {
  const { status } = useParams();
  const known = invoiceStatuses.find((each) => each === status);
  return known === undefined ? <NotFoundPage /> : <InvoicesPage key={known} status={known} />;
}
