import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CallOffer } from '#domain/carriers/schema';
import { asApiProblem } from '#web/shared/http/api-problem';
import { formatDateTime, formatZonedTime } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { callOfferQuery, useBookCall } from '../api/calls';
import { byDay } from '../model/call-days';

/** Available times by day in the user's time zone; a click books one, another click moves the call. Empty if there are none. */
export function CallBooking({ booking }: { booking: string }) {
  const { t } = useTranslation('carriers');
  const offer = useQuery(callOfferQuery(booking));
  if (offer.data !== undefined) return <Offer booking={booking} offer={offer.data} />;
  // The link does not expire and cannot be requested again, so it is incomplete or its application is gone.
  if (offer.error !== null && asApiProblem(offer.error).code === 'link-not-valid')
    return <p>{t('call.linkNotValid')}</p>;
  if (offer.error !== null) return <ErrorState error={offer.error} retry={() => void offer.refetch()} />;
  return <PageSkeleton />;
}

function Offer({ booking, offer }: { booking: string; offer: CallOffer }) {
  const { t } = useTranslation('carriers');
  const { booked, times } = offer;
  if (booked === null && times.length === 0) return null;
  return (
    <section aria-label={t('call.title')} className="gh-call-booking">
      {booked === null ? null : (
        <p role="status" className="gh-call-booked">
          {t('call.booked', { time: formatDateTime(booked.startsAt) })}
        </p>
      )}
      {times.length === 0 ? null : (
        <>
          <h2>{booked === null ? t('call.choose') : t('call.chooseAnother')}</h2>
          <Times booking={booking} times={times} />
        </>
      )}
    </section>
  );
}

function Times({ booking, times }: { booking: string; times: CallOffer['times'] }) {
  const { t } = useTranslation('carriers');
  const book = useBookCall(booking, () => {
    toast.success(t('call.done'));
  });
  return (
    <>
      {book.error === null ? null : <Alert problem={book.error} />}
      {byDay(times).map(({ day, times: ofDay }) => (
        <div key={day} role="group" aria-label={day} className="gh-call-day">
          <h3>{day}</h3>
          <div className="gh-call-times">
            {ofDay.map(({ _id, startsAt }) => (
              <Button
                key={_id}
                loading={book.isPending && book.variables === _id}
                onClick={() => {
                  book.mutate(_id);
                }}
              >
                {formatZonedTime(startsAt)}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
