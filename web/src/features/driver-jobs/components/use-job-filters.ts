import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { trailerTypes } from '#domain/shared/job-enums';
import type { JobFilters } from '../api/jobs';

export const RADII = [25, 50] as const;
/** Dollars a week. */
export const PAYS = [1_000, 1_250, 1_500, 1_750, 2_000] as const;

type Change = { [Name in keyof JobFilters]?: string | number | boolean | null };

/** Filters live in the URL, so that a list can be bookmarked and "back" restores it. */
export function useJobFilters() {
  const [search, setSearch] = useSearchParams();
  // Adds a filter change to one that has not reached the URL yet.
  const ahead = useRef<URLSearchParams>(undefined);
  useEffect(() => {
    if (ahead.current?.toString() === search.toString()) ahead.current = undefined;
  }, [search]);
  const go = (next: URLSearchParams) => {
    ahead.current = next;
    setSearch(next, { replace: true });
  };
  const oneOf = <Value extends string | number>(values: readonly Value[], name: string) =>
    values.find((value) => String(value) === search.get(name));
  const isOn = (name: string) => search.get(name) === 'true' || undefined;
  const filters: JobFilters = {
    miles: oneOf(RADII, 'miles'),
    sort: oneOf(['pay'], 'sort'),
    weeklyPay: oneOf(PAYS, 'weeklyPay'),
    trailer: oneOf(trailerTypes, 'trailer'),
    homeDaily: isOn('homeDaily'),
    noTouch: isOn('noTouch'),
  };
  const setFilters = (change: Change) => {
    const next = new URLSearchParams(ahead.current ?? search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === false) next.delete(name);
      else next.set(name, String(value));
    }
    go(next);
  };
  const clear = () => {
    go(new URLSearchParams());
  };
  return { filters, setFilters, clear };
}

/** A change of the filters; null removes one. */
export type SetJobFilters = ReturnType<typeof useJobFilters>['setFilters'];

/** The number of active filters, not counting the distance and the order. */
export const countActiveFilters = ({ miles: _distance, sort: _sort, ...filters }: JobFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length;
