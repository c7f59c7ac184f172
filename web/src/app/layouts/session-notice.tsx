import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { SessionEnd } from '../../shared/session/session-store';

const endedBy = (state: unknown): SessionEnd | undefined => {
  const why = typeof state === 'object' && state !== null && 'ended' in state ? state.ended : undefined;
  return why === 'signed-out' || why === 'expired' ? why : undefined;
};

/** On the sign-in page that somebody was brought to: why he is there. */
export function SessionNotice() {
  const { t } = useTranslation();
  const why = endedBy(useLocation().state);
  if (why === undefined) return null;
  return (
    <p role="status" className="gh-sign-in-note">
      {why === 'signed-out' ? t('session.signedOut') : t('session.expired')}
    </p>
  );
}
