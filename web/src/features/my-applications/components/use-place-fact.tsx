import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#domain/candidacies/schema';
import { isSameNumber } from '#domain/shared/phone-text';
import { MapLink } from '#web/entities/driver/map-link';
import { useCurrentUser } from '#web/shared/session/current-user';
import type { Fact } from '#web/shared/ui/layout';

/** The place of an interview; a call to the driver's own number says who calls. */
export function usePlaceFact() {
  const { t } = useTranslation('my-applications');
  const { phone } = useCurrentUser().personalInfo;
  return ({ place, address }: Pick<InterviewView, 'place' | 'address'>): Fact => {
    if (address === null) return { label: t(`interview.place.${place}`), value: t('interview.placeUnknown') };
    if (place === 'phone' && phone !== null && isSameNumber(address, phone))
      return { label: t('interview.callsYou'), value: address };
    const map = place === 'address' ? <MapLink address={address} /> : null;
    const value = (
      <>
        {address}
        {map}
      </>
    );
    return { label: t(`interview.place.${place}`), value };
  };
}
