import { useTranslation } from 'react-i18next';
import type { AdjustmentPreview, PreviewAdjustmentBody } from '#domain/timesheets/disputes/schema';
import { formatDay, formatMoney } from '#web/shared/i18n/format';

interface AdjustmentEffectProps {
  body: PreviewAdjustmentBody;
  shown: AdjustmentPreview;
}

function InvoiceEffect({ body: { cents }, shown: { invoice } }: AdjustmentEffectProps) {
  const { t } = useTranslation('ops-billing');
  if (invoice === null) return null;
  if (cents === 0) return <p>{t('disputes.effect.noBill')}</p>;
  return (
    <p>
      {t('disputes.effect.bill', {
        amount: formatMoney(cents),
        day: formatDay(invoice.on),
        before: formatMoney(invoice.beforeCents),
        after: formatMoney(invoice.afterCents),
      })}
    </p>
  );
}

function PayoutEffect({ body: { payCents }, shown: { payout } }: AdjustmentEffectProps) {
  const { t } = useTranslation('ops-billing');
  if (payout === null) return null;
  if (payCents === 0) return <p>{t('disputes.effect.noPay')}</p>;
  const { weekStartsOn, paidCents, beforeCents, afterCents, unrecoveredCents, isDue } = payout;
  return (
    <>
      <p>
        {t('disputes.effect.pay', {
          amount: formatMoney(payCents),
          week: formatDay(weekStartsOn),
          before: formatMoney(beforeCents),
          after: formatMoney(afterCents),
        })}{' '}
        {t(isDue ? 'disputes.effect.soon' : 'disputes.effect.later')}
      </p>
      {paidCents === 0 ? null : <p>{t('disputes.effect.paid', { amount: formatMoney(paidCents) })}</p>}
      {unrecoveredCents === 0 ? null : (
        <p>{t('disputes.effect.unrecovered', { amount: formatMoney(unrecoveredCents) })}</p>
      )}
    </>
  );
}

/** The effect of amounts on the carrier's next invoice and the driver's next payout. */
export function AdjustmentEffect(props: AdjustmentEffectProps) {
  const { t } = useTranslation('ops-billing');
  const { body, shown } = props;
  return (
    <section role="status" aria-label={t('disputes.effect.title')}>
      {shown.invoice === null && shown.payout === null ? (
        <p>{t('disputes.effect.direct', { pay: formatMoney(body.payCents), bill: formatMoney(body.cents) })}</p>
      ) : null}
      <InvoiceEffect {...props} />
      <PayoutEffect {...props} />
    </section>
  );
}
