import { useTranslation } from 'react-i18next';
import type { DriverSummary } from '#domain/drivers/schema';

const MONTHS = 12;

/** Driving experience, for example "6 yr" or "8 mo". */
export function useExperienceText() {
  const { t } = useTranslation('labels');
  return (months: number): string =>
    months < MONTHS
      ? t('experience.months', { months })
      : t('experience.years', { years: Math.floor(months / MONTHS) });
}

/** "Class A · T, H · 6 yr" */
export function useQualificationsText() {
  const { t } = useTranslation('labels');
  const experience = useExperienceText();
  return ({ driverClass, endorsements, experienceMonths }: DriverSummary): string =>
    [t(`driverClass.${driverClass}`), endorsements.join(', '), experience(experienceMonths)]
      .filter((part) => part !== '')
      .join(' · ');
}

/** "Freight level not stated · Shift not stated": unstated preferences, which match every filter. */
export function useUnstatedText() {
  const { t } = useTranslation('labels');
  return ({ transmissions, freightLevels, freightTypes, shifts }: DriverSummary): string =>
    [
      transmissions.length === 0 && t('notStated.transmission'),
      freightLevels.length === 0 && t('notStated.freightLevel'),
      freightTypes.length === 0 && t('notStated.freightType'),
      shifts.length === 0 && t('notStated.shift'),
    ]
      .filter((part) => part !== false)
      .join(' · ');
}
