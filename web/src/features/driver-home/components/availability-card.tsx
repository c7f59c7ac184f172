import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/form/choice-fields';
import { Alert } from '../../../shared/ui/alert';
import { useAvailability } from '../api/availability';

/** His own flag: off takes him out of every search and changes nothing else (workflows page, section 3). */
export function AvailabilityCard({ isAvailable }: { isAvailable: boolean }) {
  const { t } = useTranslation('driver-home');
  const availability = useAvailability();
  return (
    <section className="gh-card gh-availability" aria-label={t('availability.label')}>
      {availability.error === null ? null : <Alert problem={availability.error} />}
      <Switch
        label={t('availability.label')}
        checked={isAvailable}
        onChange={(wish) => {
          availability.mutate(wish);
        }}
      />
      <p>{t(isAvailable ? 'availability.on' : 'availability.off')}</p>
    </section>
  );
}
