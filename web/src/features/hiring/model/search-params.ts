import { parseAsArrayOf, parseAsBoolean, parseAsFloat, parseAsString, parseAsStringLiteral } from 'nuqs';
import type { DriverSort } from '#domain/drivers/ranking';
import { driverSorts, orderlessSorts } from '#domain/drivers/ranking';
import {
  driverClasses,
  endorsementCodes,
  freightLevels,
  shiftTypes,
  trailerTypes,
  transmissions,
} from '#domain/shared/job-enums';
import type { DriverSearch } from '../api/driver-search';

/** The radii that the map offers, in miles. */
export const MIN_RADIUS = 5;
export const MAX_RADIUS = 100;
export const RADIUS_STEP = 5;

const many = <Value extends string>(values: readonly Value[]) =>
  parseAsArrayOf(parseAsStringLiteral(values)).withDefault([]);

/** The applied search is in the URL, so that it can be bookmarked and shared, and the Back button works. */
export const searchParams = {
  certified: parseAsBoolean.withDefault(false),
  fits: parseAsBoolean.withDefault(false),
  miles: parseAsFloat,
  class: many(driverClasses),
  transmission: many(transmissions),
  endorsements: many(endorsementCodes),
  freightLevel: many(freightLevels),
  freightType: many(trailerTypes),
  shift: many(shiftTypes),
  name: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(driverSorts).withDefault('distance'),
};

/** The filters, and before they are applied the values of the filter panel. */
export interface SearchValues {
  certified: boolean;
  fits: boolean;
  miles: number | null;
  class: (typeof driverClasses)[number][];
  transmission: (typeof transmissions)[number][];
  endorsements: (typeof endorsementCodes)[number][];
  freightLevel: (typeof freightLevels)[number][];
  freightType: (typeof trailerTypes)[number][];
  shift: (typeof shiftTypes)[number][];
  name: string;
}

export const noFilters: SearchValues = {
  certified: false,
  fits: false,
  miles: null,
  class: [],
  transmission: [],
  endorsements: [],
  freightLevel: [],
  freightType: [],
  shift: [],
  name: '',
};

const filterNames = Object.keys(noFilters) as (keyof SearchValues)[];

/** The query for these filters, in this order. */
export const searchOf = ({
  certified,
  fits,
  miles,
  class: driverClass,
  name,
  sort,
  ...filters
}: SearchValues & { sort: DriverSort }): DriverSearch => ({
  haulCertifiedOnly: certified,
  fitsOnly: fits,
  miles,
  filters: { driverClass, ...filters },
  search: name,
  sort,
});

/** The filters of the search without an order; unset ones are absent. */
export const filtersOf = (values: SearchValues) => ({
  ...(values.class.length > 0 && { driverClass: values.class }),
  ...(values.transmission.length > 0 && { transmission: values.transmission }),
  ...(values.endorsements.length > 0 && { endorsements: values.endorsements }),
  ...(values.freightLevel.length > 0 && { freightLevel: values.freightLevel }),
  ...(values.freightType.length > 0 && { freightType: values.freightType }),
  ...(values.shift.length > 0 && { shift: values.shift }),
  ...(values.certified && { haulCertifiedOnly: true }),
  ...(values.name !== '' && { search: values.name }),
  ...(values.miles !== null && { miles: values.miles }),
});
/** The order of the drivers in a search without a job order, with which there is nothing to match. */
export const orderlessSortOf = (sort: DriverSort) => orderlessSorts.find((each) => each === sort) ?? 'distance';

/** The set filters of the search without an order. */
export type SetFilters = ReturnType<typeof filtersOf>;

/** The number of applied filters. */
export const countFilters = (values: SearchValues): number =>
  filterNames.filter((name) => {
    const value = values[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  }).length;

/** Whether the search radius is allowed: under 101 miles (docs/requirements.md#matching). */
export const isRadiusAllowed = (miles: number | null | undefined): boolean =>
  miles === null || miles === undefined || (miles >= 0 && miles < 101);
