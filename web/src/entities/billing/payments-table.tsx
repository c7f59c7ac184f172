import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cardBrands } from '#domain/payments/card-rules';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { formatDate, formatMoney } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { StateChip, type Turn } from '#web/shared/ui/state-chip';

const turns = {
  unknown: 'blocked',
  actionNeeded: 'yours',
  processing: 'theirs',
  succeeded: 'done',
  failed: 'blocked',
  returned: 'blocked',
} as const satisfies Record<Payment['state'], Turn>;

/** How a payment came: "Visa ending in 4242", "Check or transfer, 1187". */
function useMethodText() {
  const { t } = useTranslation('billing');
  return ({ method, brand, last4, reference }: Payment): string => {
    const network = cardBrands.find((each) => each === brand);
    const name = network === undefined ? t(`method.${method}`) : t(`brand.${network}`);
    if (last4 !== null) return t('payment.ending', { name, last4 });
    return reference === null ? name : t('payment.withReference', { name, reference });
  };
}

/** Credits and write-offs of operations move no money, so none was received. */
const isBooked = ({ method, state }: Payment): boolean =>
  state === 'succeeded' && (method === 'credit' || method === 'writeOff');

function PaymentState({ payment }: { payment: Payment }) {
  const { t } = useTranslation('billing');
  const { state, failure } = payment;
  return (
    <>
      <StateChip turn={turns[state]} hasTurn={turns[state] === 'yours'}>
        {t(`paymentState.${isBooked(payment) ? 'booked' : state}`)}
      </StateChip>
      {failure === null ? null : <span className="gh-billing-aside">{t(`failure.${failure}`)}</span>}
      {state === 'unknown' ? <span className="gh-billing-aside">{t('payment.unknownHint')}</span> : null}
    </>
  );
}

/** The part of the money that exceeded the invoice, or is gone. */
function Rest({ payment: { state, creditedCents, refundedCents, returnedCents } }: { payment: Payment }) {
  const { t } = useTranslation('billing');
  return (
    <>
      {creditedCents === 0 ? null : (
        <span className="gh-billing-aside">{t('payment.credited', { amount: formatMoney(creditedCents) })}</span>
      )}
      {refundedCents === 0 ? null : (
        <span className="gh-billing-aside">{t('payment.refunded', { amount: formatMoney(refundedCents) })}</span>
      )}
      {returnedCents === 0 || state === 'returned' ? null : (
        <span className="gh-billing-aside">{t('payment.returned', { amount: formatMoney(returnedCents) })}</span>
      )}
    </>
  );
}

interface PaymentsTableProps {
  payments: readonly Payment[];
  /** The action of operations on a payment; null if there is none. Without any, there is no column for them. */
  actions?: (payment: Payment) => ReactElement | null;
}

/** Payments, credits and write-offs, newest first. */
export function PaymentsTable({ payments, actions }: PaymentsTableProps) {
  const { t } = useTranslation(['billing', 'labels']);
  const methodText = useMethodText();
  const hasActions = actions !== undefined && payments.some((payment) => actions(payment) !== null);
  // A carrier does not read who entered a payment for operations.
  const hasNames = payments.some(({ by }) => by !== null);
  if (payments.length === 0) return <p className="gh-billing-quiet">{t('payment.none')}</p>;
  return (
    <PlainTable
      label={t('payment.title')}
      rows={payments}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'method',
          head: t('field.method'),
          cell: (payment) => (
            <>
              {methodText(payment)}
              {payment.reason === null ? null : <span className="gh-billing-aside">{payment.reason}</span>}
            </>
          ),
        },
        { key: 'date', head: t('labels:term.date'), cell: ({ countsOn }) => formatDate(countsOn) },
        { key: 'state', head: t('labels:term.status'), cell: (payment) => <PaymentState payment={payment} /> },
        ...(hasNames ? [{ key: 'by', head: t('field.by'), cell: ({ by }: Payment) => by?.name ?? '–' }] : []),
        {
          key: 'amount',
          head: t('field.amount'),
          align: 'end',
          cell: (payment) => (
            <>
              <span className="gh-numbers">{formatMoney(payment.cents)}</span>
              <Rest payment={payment} />
            </>
          ),
        },
        ...(hasActions ? [{ key: 'actions', head: t('labels:term.actions'), cell: actions }] : []),
      ]}
    />
  );
}
