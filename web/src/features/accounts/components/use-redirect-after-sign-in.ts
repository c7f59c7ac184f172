import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '#web/shared/paths';

/** Returns to the page that required sign-in. */
export function useRedirectAfterSignIn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = safeRedirect(search.get('redirect'));
  return useCallback(() => void navigate(wanted, { replace: true }), [navigate, wanted]);
}
