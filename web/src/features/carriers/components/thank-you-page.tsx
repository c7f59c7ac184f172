import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#web/shared/ui/page-header';
import { CallBooking } from './call-booking';
import './carriers.css';

/** Shown after a carrier registers: operations will call, and the carrier can choose the time if operations offer any. */
export function ThankYouPage() {
  const { t } = useTranslation('carriers');
  const [search] = useSearchParams();
  const booking = search.get('booking');
  return (
    <>
      <PageHeader title={t('thankYou.title')} subtitle={t('thankYou.line')} />
      {booking === null ? null : <CallBooking booking={booking} />}
    </>
  );
}
