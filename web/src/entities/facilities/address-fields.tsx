import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AddressView } from '#domain/places/schema';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { SuggestField } from '#web/shared/form/suggest-field';
import { TextField } from '#web/shared/form/text-field';
import { useDebounced } from '#web/shared/form/use-debounced';
import type { FacilityFormOutput, FacilityFormValues } from './facility-form';
import { addressesQuery } from './queries';

type FacilityFormApi = UseFormReturn<FacilityFormValues, unknown, FacilityFormOutput>;

const TYPING_MS = 300;

/** The suggestion in one line; street and ZIP code may be missing. */
function lineOf({ addressLine1, city, state, postalCode }: AddressView): string {
  const place = `${city}, ${state} ${postalCode}`.trim();
  return addressLine1 === '' ? place : `${addressLine1}, ${place}`;
}

/** Fills in the parts that the suggestion knows; a street or ZIP code that was typed before stays. */
function fillIn({ setValue, formState }: FacilityFormApi, address: AddressView) {
  const { addressLine1, postalCode, ...known } = address;
  const parts = {
    ...known,
    ...(addressLine1 === '' ? {} : { addressLine1 }),
    ...(postalCode === '' ? {} : { postalCode }),
  };
  for (const [part, value] of Object.entries(parts)) {
    setValue(`address.${part}` as 'address.city', value as string, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }
}

/** The suggestions, and a text about them for people who get none. */
function useSearchHelp(typed: string): { help: string; addresses: readonly AddressView[] } {
  const { t } = useTranslation('facilities');
  const search = useDebounced(typed.trim(), TYPING_MS);
  const { data, isPlaceholderData, error } = useQuery(addressesQuery(search));
  const addresses = search === '' ? [] : (data?.addresses ?? []);
  if (error !== null) return { help: t('address.failed'), addresses: [] };
  if (search === '' || data === undefined || isPlaceholderData) return { help: t('address.help'), addresses };
  if (addresses.length === 0) return { help: t('address.unknown'), addresses };
  return { help: data.precision === 'place' ? t('address.coarse') : t('address.choose'), addresses };
}

/** The address: a search that fills in the parts, and the parts, which can also be typed. */
export function AddressFields({ form }: { form: FacilityFormApi }) {
  const { t } = useTranslation('facilities');
  const { control } = form;
  const typed = useWatch({ control, name: 'search' }) ?? '';
  const { help, addresses } = useSearchHelp(typed);
  const suggestions = addresses.map((address) => ({ value: lineOf(address), label: lineOf(address) }));
  return (
    <>
      <SuggestField
        control={control}
        name="search"
        label={t('address.search')}
        help={<span role="status">{help}</span>}
        optional
        suggestions={suggestions}
        onType={(text) => {
          const chosen = addresses.find((address) => lineOf(address) === text);
          if (chosen !== undefined) fillIn(form, chosen);
        }}
      />
      <TextField control={control} name="address.addressLine1" label={t('address.street')} />
      <div className="gh-facility-row">
        <TextField control={control} name="address.city" label={t('address.city')} />
        <SelectField
          control={control}
          name="address.state"
          label={t('address.state')}
          choices={usStateCodes.map((code) => ({ value: code, label: usStates[code] }))}
        />
        <TextField control={control} name="address.postalCode" label={t('address.zip')} />
      </div>
      <div className="gh-facility-row">
        <NumberField control={control} name="address.latitude" label={t('address.latitude')} min={-90} max={90} />
        <NumberField control={control} name="address.longitude" label={t('address.longitude')} min={-180} max={180} />
      </div>
    </>
  );
}
