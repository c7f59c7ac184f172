import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { DriverMe } from '#domain/drivers/schema';
import { Switch } from '#web/shared/form/choice-fields';
import { Alert } from '#web/shared/ui/alert';
import { driverMeQuery } from './me';
import { useAvailability } from './use-availability';
import './availability-bar.css';

/** The effect of the switch right now: drivers on assignment keep the flag but are not searchable. */
function useHint() {
  const { t } = useTranslation();
  return ({ isAvailable, isHired }: DriverMe): string => {
    if (!isAvailable) return t('availability.off');
    return isHired ? t('availability.hired') : t('availability.on');
  };
}

/** The availability switch on every driver page: off hides the driver from every search and changes nothing else. */
export function AvailabilityBar() {
  const { t } = useTranslation();
  const { data: me } = useQuery(driverMeQuery());
  const availability = useAvailability();
  const hint = useHint();
  // The bar stays from page to page; an error belongs to the page on which the switch was pressed.
  const { key } = useLocation();
  const [pressedAt, setPressedAt] = useState(key);
  if (me?.maySwitchAvailability !== true) return null;
  return (
    <section className="gh-availability" aria-label={t('availability.label')}>
      {availability.error === null || pressedAt !== key ? null : <Alert problem={availability.error} />}
      <Switch
        label={t('availability.label')}
        checked={me.isAvailable}
        onChange={(isAvailable) => {
          setPressedAt(key);
          availability.mutate(isAvailable);
        }}
      />
      <span>{hint(me)}</span>
    </section>
  );
}
