import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';

/** When the carrier sees an answer that ends something: nobody of a deactivated carrier can sign in. */
export function useSeenText() {
  const { t } = useTranslation('my-applications');
  return ({ carrier, isCarrierPaused }: Pick<DriverApplicationView, 'carrier' | 'isCarrierPaused'>): string =>
    t(isCarrierPaused ? 'confirm.seenLater' : 'confirm.seen', { carrier });
}
