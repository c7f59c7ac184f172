import { useTranslation } from 'react-i18next';
import { formatCount, formatDate, formatMoney } from '#web/shared/i18n/format';
import type { AnyAgreement } from './agreement-facts';

/** The effects of a notice of today, and the matters that stay open. */
export function NoticeConsequences({ agreement: { noticeWouldEndOn, open } }: { agreement: AnyAgreement }) {
  const { t } = useTranslation('agreement');
  return (
    <>
      <p>{t('notice.lead', { day: formatDate(noticeWouldEndOn) })}</p>
      <ul>
        <li>{t('notice.orders', { count: open.orders, number: formatCount(open.orders) })}</li>
        <li>{t('notice.candidates', { count: open.candidates, number: formatCount(open.candidates) })}</li>
        <li>{t('notice.assignments', { count: open.assignments, number: formatCount(open.assignments) })}</li>
        <li>
          {open.unbilledCents === 0
            ? t('notice.invoices')
            : t('notice.invoicesAndMore', { amount: formatMoney(open.unbilledCents) })}
        </li>
      </ul>
    </>
  );
}
