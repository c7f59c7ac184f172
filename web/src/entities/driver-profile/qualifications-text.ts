import { useTranslation } from 'react-i18next';
import type { DriverSummary } from '#domain/drivers/schema';

const MONTHS = 12;

/** Driving experience, for example "6 yr" or "8 mo"; zero months are the answer "Less than 6 months". */
export function useExperienceText() {
  const { t } = useTranslation('labels');
  return (months: number): string => {
    if (months === 0) return t('experience.none');
    return months < MONTHS
      ? t('experience.months', { months })
      : t('experience.years', { years: Math.floor(months / MONTHS) });
  };
}

/** Experience without a time window, beside lines that count only the last months: "6 yr total". */
export function useTotalExperienceText() {
  const { t } = useTranslation('labels');
  const experience = useExperienceText();
  return (months: number): string => t('experience.total', { experience: experience(months) });
}

/** "Class A · T, TWIC · 6 yr total" */
export function useQualificationsText() {
  const { t } = useTranslation('labels');
  const experience = useTotalExperienceText();
  return ({ driverClass, endorsements, experienceMonths }: DriverSummary): string =>
    [
      t(`driverClass.${driverClass}`),
      endorsements.map((code) => t(`endorsementShort.${code}`)).join(', '),
      experience(experienceMonths),
    ]
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
