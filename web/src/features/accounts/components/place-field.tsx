import type { HomeAddress } from '#domain/accounts/coming-in/schema';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useControlled } from '../../../shared/form/controlled';
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
  const { set, onBlur, ref, error } = useControlled({ control, name: 'address' });
  const [typed, setTyped] = useState('');
  const { data } = useQuery(placesQuery(typed.trim()));
  const places = data?.places ?? [];
  const listId = useId();
  return (
    <Field label={t('register.place')} help={t('register.placeHelp')} error={error}>
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
              set(places.find((place) => nameOf(place).toLowerCase() === value.trim().toLowerCase()) ?? null);
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
