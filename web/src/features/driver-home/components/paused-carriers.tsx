import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';

/** The carriers of open applications that are paused; renders nothing when there are none. */
export function PausedCarriers({ applications }: { applications: readonly DriverApplicationView[] }) {
  const { t } = useTranslation('driver');
  const carriers = new Set(applications.filter(({ isCarrierPaused }) => isCarrierPaused).map(({ carrier }) => carrier));
  return [...carriers].map((carrier) => (
    <p key={carrier} role="note" className="gh-card">
      {t('paused', { carrier })}
    </p>
  ));
}
