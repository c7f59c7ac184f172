import { useLocation } from 'react-router';

/** This page with another facility selected. */
export function useSelectLink(): (facilityId: string) => string {
  const { pathname, search } = useLocation();
  return (facilityId) => {
    const query = new URLSearchParams(search);
    query.set('near', facilityId);
    return `${pathname}?${query.toString()}`;
  };
}
