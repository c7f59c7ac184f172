import type { Resolver } from 'react-hook-form';
import { isZip, storedZip } from '#domain/places/zip';
import { useFindPlace } from '#web/entities/places/places';
import { commandResolver } from '#web/shared/form/command-resolver';
import type { FacilityFormOutput, FacilityFormValues } from './facility-form';
import { FacilityForm } from './facility-form';

const check = commandResolver<FacilityFormValues, FacilityFormOutput>(FacilityForm);

/** Validates the form. Coordinates that were left empty are those of the ZIP code. */
export function useFacilityResolver(): Resolver<FacilityFormValues, unknown, FacilityFormOutput> {
  const findPlace = useFindPlace();
  return async (values, context, options) => {
    const { address } = values;
    const isEmpty = address.latitude === null && address.longitude === null;
    if (!isEmpty || !isZip(address.postalCode)) return check(values, context, options);
    const place = await findPlace(storedZip(address.postalCode));
    const located = { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
    return check({ ...values, address: { ...address, ...located } }, context, options);
  };
}
