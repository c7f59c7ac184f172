import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { api, call } from '../../../shared/http/client';
import { useProblemText } from '../../../shared/i18n/use-problem-text';
import { paths, safeRedirect } from '../../../shared/paths';
import { useEnter } from '../../../shared/session/enter';
import { toast } from '../../../shared/ui/toasts';

/** What the proof of the last visit is good for. */
export const standingQuery = () =>
  queryOptions({
    queryKey: ['social-standing'],
    queryFn: ({ signal }) => call(api.GET('/api/auth/applicant/firebase/isRegistered', { signal })),
    retry: false,
  });

/** Goes on with a proof: in when its person is known here, to the link page or to the rest of the sign-up when not. */
export function useGoOn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const enter = useEnter();
  const problemText = useProblemText();
  const { pathname } = useLocation();
  const where = search.get('redirect');
  const withRedirect = (path: string) =>
    where === null ? path : `${path}?${new URLSearchParams({ redirect: where }).toString()}`;
  return async () => {
    const standing = await client.fetchQuery({ ...standingQuery(), staleTime: 0 });
    // Who signs up through a network becomes a driver: a carrier's staff only sign in.
    if (!standing.isRegistered && standing.linkBy === null && pathname === paths.carrierLogin) {
      toast.error(problemText('social-user-missing'));
      return;
    }
    if (!standing.isRegistered) {
      await navigate(withRedirect(standing.linkBy === null ? paths.finishSignUp : paths.linkAccount));
      return;
    }
    enter(await call(api.POST('/api/auth/applicant/firebase/login')));
    await navigate(safeRedirect(where), { replace: true });
  };
}
