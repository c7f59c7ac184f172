import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Switch } from '../form/choice-fields';
import { Alert } from '../ui/alert';
import './availability-bar.css';
import { driverMeQuery } from './me';
import { useAvailability } from './use-availability';

/** The driver's own flag, on every driver page: off hides the driver from every search and changes nothing else. */
export function AvailabilityBar() {
  const { t } = useTranslation();
  const { data: me } = useQuery(driverMeQuery());
  const availability = useAvailability();
  if (me?.maySwitchAvailability !== true) return null;
  return (
    <section className="gh-availability" aria-label={t('availability.label')}>
      {availability.error === null ? null : <Alert problem={availability.error} />}
      <Switch
        label={t('availability.label')}
        checked={me.isAvailable}
        onChange={(wish) => {
          availability.mutate(wish);
        }}
      />
      <span>{t(me.isAvailable ? 'availability.on' : 'availability.off')}</span>
    </section>
  );
}
