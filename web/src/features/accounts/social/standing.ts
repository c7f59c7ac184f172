import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { api, call } from '../../../shared/http/client';
import { paths, safeRedirect } from '../../../shared/paths';
import { useEnter } from '../../../shared/session/enter';

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
  const where = search.get('redirect');
  const withRedirect = (path: string) =>
    where === null ? path : `${path}?${new URLSearchParams({ redirect: where }).toString()}`;
  return async () => {
    const standing = await client.fetchQuery({ ...standingQuery(), staleTime: 0 });
    if (!standing.isRegistered) {
      await navigate(withRedirect(standing.linkBy === null ? paths.finishSignUp : paths.linkAccount));
      return;
    }
    enter(await call(api.POST('/api/auth/applicant/firebase/login')));
    await navigate(safeRedirect(where), { replace: true });
  };
}
