import type { HomeAddress } from '#domain/accounts/coming-in/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/form/field';
import { placesQuery } from '../api/places';

const nameOf = ({ city, state }: Pick<HomeAddress, 'city' | 'state'>) => `${city}, ${state}`;

export interface PlaceValues {
  /** Null until what is typed is a place of the list. */
  address: HomeAddress | null;
}

/** City and state out of the list of places; its coordinates come along. */
export function PlaceField({ control }: { control: Control<PlaceValues> }) {
  const { t } = useTranslation('accounts');
  const { field, fieldState } = useController({ control, name: 'address' });
  const { onBlur, onChange, ref } = field;
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { data, isPlaceholderData } = useQuery(placesQuery(text));
  const places = data?.places ?? [];
  const byZip = /^\d{5}$/.test(text) && !isPlaceholderData ? places[0] : undefined;
  const meant = places.find((place) => nameOf(place).toLowerCase() === text.toLowerCase()) ?? byZip;
  // The list may come after the last letter: who types fast, or lets the browser fill in, has chosen all the same.
  useEffect(() => {
    onChange(meant ?? null);
  }, [meant, onChange]);
  const listId = useId();
  return (
    <Field
      label={t('register.place')}
      help={byZip === undefined ? t('register.placeHelp') : nameOf(byZip)}
      error={fieldState.error?.message}
    >
      {(ties) => (
        <>
          <input
            {...ties}
            ref={ref}
            name="address"
            className="gh-input"
            autoComplete="off"
            list={listId}
            value={typed}
            onBlur={onBlur}
            onChange={({ target: { value } }) => {
              setTyped(value);
            }}
          />
          <datalist id={listId}>
            {places.map((place) => (
              <option key={nameOf(place)} value={nameOf(place)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
