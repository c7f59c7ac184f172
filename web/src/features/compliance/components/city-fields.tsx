import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { placeNamed, zipIn } from '#domain/places/place-name';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { storedZip } from '#domain/places/zip';
import { placeName, placesQuery } from '#web/entities/places/places';
import { SelectField } from '#web/shared/form/choice-fields';
import { SuggestField } from '#web/shared/form/suggest-field';
import { TextField } from '#web/shared/form/text-field';
import type { IdentityValues } from '../model/forms';

/** City, state and ZIP code: choosing a suggestion, or entering a known ZIP code, fills in the others. */
export function CityFields({ form }: { form: UseFormReturn<IdentityValues> }) {
  const { t } = useTranslation('compliance');
  const { control, setValue, getValues } = form;
  const [city, postalCode] = useWatch({
    control,
    name: ['personalInfo.address.city', 'personalInfo.address.postalCode'],
  });
  const byCity = useQuery(placesQuery(city));
  const byZip = useQuery(placesQuery(zipIn(postalCode) ?? ''));
  const applyPlace = (text: string, places: Parameters<typeof placeNamed>[1] | undefined) => {
    // A city's name alone may go on: New York, New York Mills.
    if (!text.includes(',') && zipIn(text) === undefined) return;
    const place = placeNamed(text, places ?? []);
    const state = usStateCodes.find((code) => code === place?.state);
    if (place === undefined || state === undefined) return;
    setValue('personalInfo.address.city', place.city, { shouldDirty: true, shouldValidate: true });
    setValue('personalInfo.address.state', state, { shouldDirty: true, shouldValidate: true });
    if (zipIn(text) !== undefined) setValue('personalInfo.address.postalCode', storedZip(text), { shouldDirty: true });
  };
  return (
    <>
      <SuggestField
        control={control}
        name="personalInfo.address.city"
        autoComplete="address-level2"
        maxLength={60}
        label={t('field.city')}
        suggestions={(byCity.data?.places ?? []).map((place) => ({ value: placeName(place), label: placeName(place) }))}
        onType={(text) => {
          applyPlace(text, byCity.data?.places);
        }}
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
