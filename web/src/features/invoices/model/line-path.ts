import type { LinePath } from '#web/entities/billing/lines-table';
import { paths } from '#web/shared/paths';

/** What a line of an invoice is about: the purchase, the timesheet, or the invoice that was paid late. */
export const linePath: LinePath = ({ kind, sourceId }) => {
  if (sourceId === null) return undefined;
  switch (kind) {
    case 'match':
    case 'onboarding':
      return paths.purchase(sourceId);
    case 'workday':
      return paths.workday(sourceId);
    case 'lateFee':
      return paths.invoice('overdue', sourceId);
    default:
      return undefined;
  }
};
