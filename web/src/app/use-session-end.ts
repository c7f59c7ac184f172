import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useProblemText } from '../shared/i18n/use-problem-text';
import { paths } from '../shared/paths';
import { forgetHeldChanges } from '../shared/realtime/held-changes';
import { session } from '../shared/session/session-store';
import { closeModal } from '../shared/ui/modals';
import { toast } from '../shared/ui/toasts';

/** However a session ends, nothing of it stays: answers, counts and open dialogs go, then the sign-in page comes. */
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
        client.clear();
        if (why === 'signed-out') {
          void navigate(paths.driverLogin, { replace: true });
          return;
        }
        toast.info(problemText('session-expired'));
        const login = pathname.startsWith('/driver') ? paths.driverLogin : paths.carrierLogin;
        void navigate(`${login}?${new URLSearchParams({ redirect: pathname + search }).toString()}`, { replace: true });
      }),
    [client, navigate, pathname, search, problemText],
  );
}
