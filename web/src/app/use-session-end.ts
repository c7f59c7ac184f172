import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useProblemText } from '../shared/i18n/use-problem-text';
import { paths } from '../shared/paths';
import { forgetHeldChanges } from '../shared/realtime/held-changes';
import { session } from '../shared/session/session-store';
import { resetStoredState } from '../shared/session/stored-state';
import { closeModal } from '../shared/ui/modals';
import { toast } from '../shared/ui/toasts';

const loginFor = (pathname: string, search: string) => {
  const door = pathname.startsWith('/driver') ? paths.driverLogin : paths.carrierLogin;
  return `${door}?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
};

/** However a session ends, nothing of it stays: the sign-in page comes, and answers, counts and open dialogs go. */
export function useSessionEnd() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const problemText = useProblemText();

  useEffect(
    () =>
      session.onEnd((why) => {
        closeModal();
        forgetHeldChanges();
        // Drafts outlive an expired session; who leaves leaves nothing.
        if (why === 'signed-out') resetStoredState();
        if (why === 'expired') toast.info(problemText('session-expired'));
        const target = why === 'expired' ? loginFor(pathname, search) : paths.driverLogin;
        // The page that is left still shows its answers until the other one is there.
        void Promise.resolve(navigate(target, { replace: true })).finally(() => {
          client.clear();
        });
      }),
    [client, navigate, pathname, search, problemText],
  );
}
