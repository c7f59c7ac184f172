import type { Control, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverPreferences } from '#domain/drivers/preferences/schema';
import { freightLevels, homeTimes, trailerTypes } from '#domain/shared/job-enums';
import { CheckboxesField, SelectField } from '#web/shared/form/choice-fields';

/** Any form that contains the preferences. */
export interface PreferenceValues {
  preferences: DriverPreferences;
}

/** The freight, trailers and home time that a driver wants; choosing none matches all. */
export function PreferenceFields<Values extends PreferenceValues>({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('schedule');
  const { t: labels } = useTranslation('labels');
  return (
    <>
      <CheckboxesField
        control={control}
        name={'preferences.freightLevels' as Path<Values>}
        optional
        label={t('preferences.freightLevels')}
        help={t('preferences.help')}
        choices={freightLevels.map((value) => ({ value, label: labels(`freightLevel.${value}`) }))}
      />
      <CheckboxesField
        control={control}
        name={'preferences.freightTypes' as Path<Values>}
        optional
        label={t('preferences.freightTypes')}
        choices={trailerTypes.map((value) => ({ value, label: value }))}
      />
      <SelectField
        control={control}
        name={'preferences.homeTime' as Path<Values>}
        optional
        label={t('preferences.homeTime')}
        placeholder={labels('notStated.any')}
        choices={homeTimes.map((value) => ({ value, label: labels(`homeTime.${value}`) }))}
      />
    </>
  );
}
