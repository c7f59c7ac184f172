import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../shared/ui/page-header';
import { CallBooking } from './call-booking';
import './carriers.css';

/** After a carrier's sign-up: operations will call, and the carrier may choose when. */
export function ThankYouPage() {
  const { t } = useTranslation('carriers');
  const [search] = useSearchParams();
  const booking = search.get('booking');
  return (
    <>
      <PageHeader title={t('thankYou.title')} stateLine={booking === null ? t('thankYou.mail') : t('thankYou.line')} />
      {booking === null ? null : <CallBooking booking={booking} />}
    </>
  );
}
