import type { DriverFilters } from './schema';

/** Whether any filter is set. Without one the result is empty: a carrier has to say whom it looks for. */
export function isFiltered(filters: DriverFilters): boolean {
  return Object.values(filters).some(
    (filter) =>
      filter !== undefined && filter !== false && filter !== '' && !(Array.isArray(filter) && filter.length === 0),
  );
}
