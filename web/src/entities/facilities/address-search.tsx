import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSameAddress } from '#domain/facilities/address';
import type { AddressView } from '#domain/places/schema';
import { SuggestField } from '#web/shared/form/suggest-field';
import { useDebounced } from '#web/shared/form/use-debounced';
import { addressesQuery } from './address-query';
import type { FacilityFormOutput, FacilityFormValues } from './facility-form';

export type FacilityFormApi = UseFormReturn<FacilityFormValues, unknown, FacilityFormOutput>;

const TYPING_MS = 300;

/** The suggestion in one line; street and ZIP code may be missing. */
function lineOf({ addressLine1, city, state, postalCode }: AddressView): string {
  const place = `${city}, ${state} ${postalCode}`.trim();
  return addressLine1 === '' ? place : `${addressLine1}, ${place}`;
}

const withLine = (addresses: readonly AddressView[], text: string): AddressView | undefined =>
  addresses.find((address) => isSameAddress(lineOf(address), text));

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

interface Search {
  help: string;
  /** While the user types, those of an earlier text. */
  addresses: readonly AddressView[];
  /** The addresses are those of the typed text. */
  isCurrent: boolean;
}

/** The suggestions, and a text about them for people who get none. */
function useSearch(text: string): Search {
  const { t } = useTranslation('facilities');
  const search = useDebounced(text, TYPING_MS);
  const { data, isPlaceholderData, error } = useQuery(addressesQuery(search));
  const addresses = search === '' ? [] : (data?.addresses ?? []);
  if (error !== null) return { help: t('address.failed'), addresses: [], isCurrent: false };
  if (search === '' || data === undefined || isPlaceholderData) {
    return { help: t('address.help'), addresses, isCurrent: false };
  }
  const isCurrent = search === text;
  if (addresses.length === 0) return { help: t('address.unknown'), addresses, isCurrent };
  return { help: data.precision === 'place' ? t('address.coarse') : t('address.choose'), addresses, isCurrent };
}

/**
 * Finds an address and fills in its parts. A suggestion is chosen by selecting it, or by typing it exactly, also before
 * the suggestions have arrived; Enter and leaving the field choose the only suggestion for the typed text.
 */
export function AddressSearch({ form }: { form: FacilityFormApi }) {
  const { t } = useTranslation('facilities');
  const text = (useWatch({ control: form.control, name: 'search' }) ?? '').trim();
  const { help, addresses, isCurrent } = useSearch(text);
  const [finished, setFinished] = useState('');
  // Parts that the user corrects afterward must stay.
  const filled = useRef('');
  const only = finished === text && addresses.length === 1 ? addresses[0] : undefined;
  const found = isCurrent ? (withLine(addresses, text) ?? only) : undefined;

  const fill = (address: AddressView, typed: string) => {
    filled.current = typed;
    fillIn(form, address);
  };
  useEffect(() => {
    if (found !== undefined && filled.current !== text) fill(found, text);
  });
  const suggestions = addresses.map((address) => ({ value: lineOf(address), label: lineOf(address) }));
  return (
    <SuggestField
      control={form.control}
      name="search"
      label={t('address.search')}
      help={<span role="status">{help}</span>}
      optional
      suggestions={suggestions}
      onType={(typed) => {
        const chosen = withLine(addresses, typed);
        if (chosen !== undefined) fill(chosen, typed.trim());
      }}
      onFinish={() => {
        setFinished(text);
        return text !== '' && filled.current !== text;
      }}
    />
  );
}
