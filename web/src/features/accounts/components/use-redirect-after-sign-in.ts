import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '#web/shared/paths';
import { firstPage } from '#web/shared/session/first-page';

/** Returns to the page that required sign-in. */
export function useRedirectAfterSignIn() {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get('redirect');
  return useCallback(
    () => void navigate(safeRedirect(wanted, firstPage(client)), { replace: true }),
    [client, navigate, wanted],
  );
}
