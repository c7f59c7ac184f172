import { trailerTypes } from '#domain/job-orders/enums';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { JobFilters } from '../api/jobs';

export const RADII = [25, 50, 100] as const;
/** Dollars a week. */
export const PAYS = [1_000, 1_250, 1_500, 1_750, 2_000] as const;

type Change = { [Name in keyof JobFilters]?: string | number | boolean | null };

/** Filters live in the address, so that a list can be bookmarked and "back" finds it again. */
export function useJobFilters() {
  const [search, setSearch] = useSearchParams();
  // A filter that changes while the change before it is on its way to the address is added to that one.
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

/** What a change of the filters sets; null takes one away. */
export type SetJobFilters = ReturnType<typeof useJobFilters>['setFilters'];

/** How many filters besides the distance are on. */
export const countWishes = ({ miles: _distance, ...wishes }: JobFilters): number =>
  Object.values(wishes).filter((value) => value !== undefined).length;
