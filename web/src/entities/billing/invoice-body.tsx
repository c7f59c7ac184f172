import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#domain/invoices/schema';
import { settledParts } from '#domain/invoices/settled-parts';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { formatDate, formatDateTime, formatMoney } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { type LinePath, LinesTable } from './lines-table';
import { PaymentsTable } from './payments-table';
import './billing.css';

function Dates({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['billing', 'labels']);
  const { periodStartsAt, periodEndsAt, timeZone } = invoice;
  // The period ends before its last instant, so its last day is that of the instant before.
  const lastDay = new Date(Date.parse(periodEndsAt) - 1).toISOString();
  const period = { from: formatDate(periodStartsAt, timeZone), to: formatDate(lastDay, timeZone) };
  return (
    <Card>
      <Facts
        columns={3}
        facts={[
          { label: t('labels:term.period'), value: t('labels:term.fromToTo', period) },
          { label: t('field.issuedOn'), value: formatDate(invoice.issuedAt, timeZone) },
          { label: t('field.dueOn'), value: formatDate(invoice.dueOn) },
        ]}
      />
    </Card>
  );
}

/** The sums below the lines, in the column of their amounts. Used credit is one of the lines, as in the PDF. */
function Sums({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('billing');
  const { totalCents, processingCents, balanceCents } = invoice;
  const { paidCents, creditedCents, writtenOffCents } = settledParts(invoice);
  const sums = [
    { label: t('field.total'), cents: totalCents },
    { label: t('field.paid'), cents: paidCents },
    ...(creditedCents === 0 ? [] : [{ label: t('method.credit'), cents: creditedCents }]),
    ...(writtenOffCents === 0 ? [] : [{ label: t('method.writeOff'), cents: writtenOffCents }]),
    ...(processingCents === 0 ? [] : [{ label: t('field.processing'), cents: processingCents }]),
    { label: t('field.balance'), cents: balanceCents },
  ];
  return (
    <dl className="gh-billing-sums" aria-label={t('amounts')}>
      {sums.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="gh-numbers">{formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The next events of the money: a payment in progress, a late fee, or why nothing is owed that was not paid. */
function Notes({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('billing');
  const { processingCents, lateFee, voidedAt, voidReason } = invoice;
  const { nextOn, nextCents } = lateFee;
  const { writtenOffCents } = settledParts(invoice);
  const notes = [
    voidedAt === null ? null : t('note.void', { date: formatDate(voidedAt), reason: voidReason ?? '' }),
    writtenOffCents === 0 ? null : t('note.writeOff', { amount: formatMoney(writtenOffCents) }),
    processingCents === 0 ? null : t('note.processing', { amount: formatMoney(processingCents) }),
    nextOn === null || nextCents === null
      ? null
      : t('note.lateFee', { date: formatDate(nextOn), amount: formatMoney(nextCents) }),
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <p key={note} role="note" className="gh-note gh-billing-note">
      {note}
    </p>
  ));
}

function Reminders({ reminders }: Pick<Invoice, 'reminders'>) {
  const { t } = useTranslation(['billing', 'labels']);
  if (reminders.length === 0) return null;
  return (
    <Card title={t('reminders')}>
      <PlainTable
        label={t('reminders')}
        rows={reminders}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'kind', head: t('labels:term.message'), cell: ({ kind }) => t(`reminder.${kind}`) },
          { key: 'at', head: t('field.sentAt'), cell: ({ sentAt }) => formatDateTime(sentAt) },
        ]}
      />
    </Card>
  );
}

interface InvoiceBodyProps {
  invoice: Invoice;
  pathOf: LinePath;
  paymentActions?: (payment: Payment) => ReactElement | null;
}

/** An invoice as carriers and operations read it: what happens next, amounts, lines, payments and emails. */
export function InvoiceBody({ invoice, pathOf, paymentActions }: InvoiceBodyProps) {
  const { t } = useTranslation('billing');
  return (
    <Stack>
      <Notes invoice={invoice} />
      <Dates invoice={invoice} />
      <Card title={t('lines')}>
        <LinesTable lines={invoice.lines} pathOf={pathOf} />
        <Sums invoice={invoice} />
      </Card>
      <Card title={t('payment.title')}>
        <PaymentsTable payments={invoice.payments} {...(paymentActions && { actions: paymentActions })} />
      </Card>
      <Reminders reminders={invoice.reminders} />
    </Stack>
  );
}
