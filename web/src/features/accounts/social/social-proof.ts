import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { api, call } from '#web/shared/http/client';
import { fetchNow } from '#web/shared/http/fetch-now';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths, safeRedirect } from '#web/shared/paths';
import { firstPage } from '#web/shared/session/first-page';
import { useStartSession } from '#web/shared/session/start-session';
import { toast } from '#web/shared/ui/toasts';

/** Whether the social account of the last sign-in flow is registered here, and how to link it if not. */
export const socialProofQuery = () =>
  queryOptions({
    queryKey: ['social-proof'],
    queryFn: ({ signal }) => call(api.GET('/api/auth/applicant/firebase/isRegistered', { signal })),
    retry: false,
  });

/** Continues after social sign-in: signs in a registered account, else opens the link or sign-up page. */
export function useContinueWithProof() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const startSession = useStartSession();
  const problemText = useProblemText();
  const { pathname } = useLocation();
  const where = search.get('redirect');
  const withRedirect = (path: string) =>
    where === null ? path : `${path}?${new URLSearchParams({ redirect: where }).toString()}`;
  return async () => {
    const proof = await fetchNow(client, { ...socialProofQuery(), staleTime: 0 });
    // Social sign-up creates drivers only; carrier staff can only sign in this way.
    if (!proof.isRegistered && proof.linkBy === null && pathname === paths.carrierLogin) {
      toast.error(problemText('social-user-missing'));
      return;
    }
    if (!proof.isRegistered) {
      await navigate(withRedirect(proof.linkBy === null ? paths.finishSignUp : paths.linkAccount));
      return;
    }
    startSession(await call(api.POST('/api/auth/applicant/firebase/login')));
    await navigate(safeRedirect(where, firstPage(client)), { replace: true });
  };
}
