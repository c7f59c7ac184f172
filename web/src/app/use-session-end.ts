import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isDriver } from '#domain/accounts/actor';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { signInPathOf, withRedirect } from '#web/shared/paths';
import { clearHeldChanges } from '#web/shared/realtime/held-changes';
import { actorOf, currentUserQuery } from '#web/shared/session/current-user';
import { session } from '#web/shared/session/session-store';
import { followSignOut } from '#web/shared/session/sign-out';
import { resetStoredState } from '#web/shared/session/stored-state';
import { closeModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';

/**
 * When a session ends, all cached responses and counts are cleared, open dialogs close, and the sign-in page of the
 * user's role opens with the reason. Drafts outlive an expired session for the same user; signing out deletes them.
 */
export function useSessionEnd() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const problemText = useProblemText();

  /** Opens the sign-in page of the session that has ended; undefined once the page is open. */
  const toSignIn = useRef<{ signInPath: string; open: () => void }>(undefined);

  // The previous page shows its data until the next one has loaded. A navigation of that page, such as to its section
  // in view, replaces the one to the sign-in page, which is then repeated.
  useLayoutEffect(() => {
    if (toSignIn.current === undefined) return;
    if (pathname !== toSignIn.current.signInPath && session.token() === undefined) {
      toSignIn.current.open();
      return;
    }
    toSignIn.current = undefined;
    client.clear();
  }, [client, key, pathname]);
  useEffect(() => followSignOut(), []);
  useEffect(
    () =>
      session.onEnd((why) => {
        const user = client.getQueryData(currentUserQuery().queryKey);
        const signInPath = signInPathOf(user === undefined ? pathname.startsWith('/driver') : isDriver(actorOf(user)));
        closeModal();
        clearHeldChanges();
        if (why === 'signed-out') resetStoredState();
        if (why !== 'signed-out') toast.info(problemText('session-expired'));
        const target = why === 'signed-out' ? signInPath : withRedirect(signInPath, pathname + search);
        const open = () => void navigate(target, { replace: true, state: { ended: why } });
        toSignIn.current = { signInPath, open };
        open();
      }),
    [client, navigate, pathname, search, problemText],
  );
}
