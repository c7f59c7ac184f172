import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useNavigate } from 'react-router';
import { confirm } from '#web/shared/ui/confirm';

/** Makes the browser prompt before a reload or before the tab closes. */
function useUnloadWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}

/** Prompts before the user leaves a page with unsaved values, but not at sign-out, because the draft is kept. */
export function useLeaveGuard(isUnsaved: boolean, discard: () => void) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !mayLeave.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.startsWith('/auth/'),
  );

  const leave = () => {
    mayLeave.current = true;
  };

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location } = blocker;
    // Stay until the user confirms; another attempt then prompts again.
    blocker.reset();
    confirm({
      title: t('leave.title'),
      text: t('leave.text'),
      confirmLabel: t('leave.confirm'),
      danger: true,
      onConfirm: async () => {
        mayLeave.current = true;
        discard();
        await navigate(location);
      },
    });
  }, [blocker, discard, navigate, t]);

  useUnloadWarning(isUnsaved);
  return { leave };
}
