import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { InterviewPlace } from '#domain/candidacies/states';

interface PlaceValues {
  place: InterviewPlace;
  address: string;
}

/** Each kind of interview has a separate value, so that switching never copies an address into a phone number. */
export function usePlaceValue<Values extends PlaceValues>(
  form: UseFormReturn<Values>,
  suggested: Readonly<Record<InterviewPlace, string>>,
): void {
  const { control, getValues, setValue, clearErrors } = form as unknown as UseFormReturn<PlaceValues>;
  const place = useWatch({ control, name: 'place' });
  const shown = useRef(place);
  const typed = useRef<Partial<Record<InterviewPlace, string>>>({});
  const suggestion = suggested[place];
  useEffect(() => {
    const current = getValues('address');
    if (shown.current !== place) {
      typed.current[shown.current] = current;
      shown.current = place;
      setValue('address', typed.current[place] ?? suggestion);
      clearErrors('address');
    } else if (current === '' && suggestion !== '') {
      // The driver's number arrived after the field was rendered.
      setValue('address', suggestion);
    }
  }, [place, suggestion, getValues, setValue, clearErrors]);
}
