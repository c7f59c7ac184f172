import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgingRow } from '#domain/invoices/schema';
import { formatDate, formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { StateChip } from '#web/shared/ui/state-chip';

/** Whether the carrier is disabled, and whether it has paid what it was disabled for. */
function Access({ row: { organizationId, isDisabled, isEnableOffered } }: { row: AgingRow }) {
  const { t } = useTranslation('ops-billing');
  if (isEnableOffered) {
    return (
      <Link to={paths.opsCarrier(organizationId)}>
        <StateChip turn="yours">{t('carriers.enable')}</StateChip>
      </Link>
    );
  }
  return isDisabled ? <StateChip turn="blocked">{t('carriers.disabled')}</StateChip> : null;
}

/** Columns of what carriers owe, by age; the carrier opens its invoices. */
export function useAgingColumns(): readonly ListColumn<AgingRow>[] {
  const { t } = useTranslation(['ops-billing', 'billing', 'labels']);
  return useMemo(() => {
    const amount = (
      id: keyof AgingRow & `${string}Cents`,
      header: string,
      show: 'always' | 'wide' = 'always',
    ): ListColumn<AgingRow> => ({
      ...{ id, header, show, align: 'right', oneLine: true },
      cell: (row) => <span className="gh-numbers">{row[id] === 0 ? '–' : formatMoney(row[id])}</span>,
    });
    return [
      {
        id: 'carrier',
        header: t('labels:term.carrier'),
        cell: ({ organizationId, organization }) => (
          <Link to={paths.opsBillingCarrier(organizationId)}>{organization}</Link>
        ),
      },
      {
        id: 'oldest',
        header: t('carriers.oldest'),
        oneLine: true,
        cell: ({ oldestDueOn }) => (oldestDueOn === null ? '–' : formatDate(oldestDueOn)),
      },
      amount('notDueCents', t('age.notDueCents')),
      amount('days1To30Cents', t('age.days1To30Cents')),
      amount('days31To60Cents', t('age.days31To60Cents')),
      amount('days61To90Cents', t('age.days61To90Cents')),
      amount('over90Cents', t('age.over90Cents')),
      amount('balanceCents', t('age.balanceCents')),
      amount('creditCents', t('billing:field.credit'), 'wide'),
      { id: 'access', header: t('labels:term.status'), cell: (row) => <Access row={row} /> },
    ];
  }, [t]);
}
