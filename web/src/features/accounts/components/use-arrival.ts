import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../../../shared/paths';

/** Goes to the page that somebody wanted before he was asked who he is. */
export function useArrival() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = safeRedirect(search.get('redirect'));
  return useCallback(() => void navigate(wanted, { replace: true }), [navigate, wanted]);
}
