import type { FieldValues } from 'react-hook-form';
import type { ControlledProps } from '../form/controlled';
import { SuggestField } from '../form/suggest-field';
import { placeName, usePlaceSuggestions } from './places';

/** A city of the United States, completed while it is typed. Its value is text: `useFindPlace` tells which place it is. */
export function PlaceField<Values extends FieldValues>(props: ControlledProps<Values>) {
  const { places, onType } = usePlaceSuggestions();
  const suggestions = places.map((place) => ({ value: placeName(place), label: '' }));
  return <SuggestField {...props} suggestions={suggestions} onType={onType} />;
}
