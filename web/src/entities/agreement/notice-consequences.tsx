import { useTranslation } from 'react-i18next';
import { formatCount, formatDate } from '#web/shared/i18n/format';
import type { AnyAgreement } from './agreement-facts';

/** What a notice of today stops, when, and what stays open. */
export function NoticeConsequences({ agreement: { noticeWouldEndOn, open } }: { agreement: AnyAgreement }) {
  const { t } = useTranslation('agreement');
  return (
    <>
      <p>{t('notice.lead', { day: formatDate(noticeWouldEndOn) })}</p>
      <ul>
        <li>{t('notice.orders', { count: open.orders, number: formatCount(open.orders) })}</li>
        <li>{t('notice.candidates', { count: open.candidates, number: formatCount(open.candidates) })}</li>
        <li>{t('notice.assignments', { count: open.assignments, number: formatCount(open.assignments) })}</li>
        <li>{t('notice.invoices')}</li>
      </ul>
    </>
  );
}
