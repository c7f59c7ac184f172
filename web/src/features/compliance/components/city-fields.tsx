import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { placeName, placesQuery } from '#web/entities/places/places';
import { SelectField } from '#web/shared/form/choice-fields';
import { SuggestField } from '#web/shared/form/suggest-field';
import { TextField } from '#web/shared/form/text-field';
import type { IdentityValues } from '../model/forms';

const CODE = /^[A-Z]{2}$/;
const ZIP = /^\d{5}/;
const stateNames: readonly string[] = Object.values(usStates).map((name) => name.toLowerCase());

/** A typed name may go on (New York, New York Mills), and so may a state (Or, Oregon): what a suggestion has is complete. */
function isFinished(text: string): boolean {
  const [city = '', state = ''] = text.split(',').map((part) => part.trim());
  return ZIP.test(text) || (city !== '' && (CODE.test(state) || stateNames.includes(state.toLowerCase())));
}

/** City, state and ZIP code: choosing a suggestion, or entering a known ZIP code, fills in the others. */
export function CityFields({ form }: { form: UseFormReturn<IdentityValues> }) {
  const { t } = useTranslation('compliance');
  const { control, setValue, getValues } = form;
  const [city, postalCode] = useWatch({
    control,
    name: ['personalInfo.address.city', 'personalInfo.address.postalCode'],
  });
  const byCity = useQuery(placesQuery(city));
  const byZip = useQuery(placesQuery(ZIP.exec(postalCode)?.[0] ?? ''));
  const place = byCity.isPlaceholderData || !isFinished(city) ? undefined : byCity.data?.meant;
  useEffect(() => {
    const state = usStateCodes.find((code) => code === place?.state);
    if (place === undefined || state === undefined) return;
    setValue('personalInfo.address.city', place.city, { shouldDirty: true, shouldValidate: true });
    setValue('personalInfo.address.state', state, { shouldDirty: true, shouldValidate: true });
    if (ZIP.test(city)) setValue('personalInfo.address.postalCode', city.trim(), { shouldDirty: true });
  }, [place, city, setValue]);
  return (
    <>
      <SuggestField
        control={control}
        name="personalInfo.address.city"
        autoComplete="address-level2"
        maxLength={60}
        label={t('field.city')}
        suggestions={(byCity.data?.places ?? []).map((place) => ({ value: placeName(place), label: placeName(place) }))}
      />
      <SelectField
        control={control}
        name="personalInfo.address.state"
        label={t('field.state')}
        choices={usStateCodes.map((code) => ({ value: code, label: usStates[code] }))}
      />
      <TextField
        control={control}
        name="personalInfo.address.postalCode"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        label={t('field.postalCode')}
        help={zipHelp(byZip.data?.places[0], getValues('personalInfo.address'))}
      />
    </>
  );
}

/** The place of the ZIP code, when it differs from the city and state entered above. */
function zipHelp(
  place: { city: string; state: string } | undefined,
  { city, state }: { city: string; state: string },
): string | undefined {
  if (place === undefined || (place.city === city && place.state === state)) return undefined;
  return placeName(place);
}
