import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HomeAddress } from '#domain/accounts/sign-in/schema';
import { placeName, placesQuery } from '#web/entities/places/places';
import { TextBox } from '#web/shared/form/text-box';

export interface PlaceValues {
  /** Null until the typed text matches a place in the list. */
  address: HomeAddress | null;
  /** The typed text. */
  placeText?: string;
}

/** City and state, chosen from the list of places with their coordinates. */
export function PlaceField({ control }: { control: Control<PlaceValues> }) {
  const { t } = useTranslation('accounts');
  const { field, fieldState } = useController({ control, name: 'address' });
  const { onBlur, onChange, ref } = field;
  const { field: typed } = useController({ control, name: 'placeText' });
  const text = (typed.value ?? '').trim();
  const { data, isPlaceholderData } = useQuery(placesQuery(text));
  const places = data?.places ?? [];
  const meant = isPlaceholderData ? undefined : data?.meant;
  const isNamed = meant !== undefined && placeName(meant).toLowerCase() === text.toLowerCase();
  // The list may load after the last keystroke; `useFindPlace` covers a form that was submitted before that.
  useEffect(() => {
    onChange(meant ?? null);
  }, [meant, onChange]);
  return (
    <TextBox
      label={t('register.place')}
      help={meant === undefined || isNamed ? t('register.placeHelp') : placeName(meant)}
      error={fieldState.error === undefined || text !== '' ? fieldState.error?.message : t('register.placeMissing')}
      required
      name="address"
      autoComplete="off"
      suggestions={places.map(placeName)}
      focusRef={ref}
      value={typed.value ?? ''}
      onBlur={onBlur}
      onChange={typed.onChange}
    />
  );
}
