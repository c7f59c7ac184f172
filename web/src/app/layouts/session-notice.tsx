import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { SessionEnd } from '#web/shared/session/session-store';
import { session } from '#web/shared/session/session-store';

const ends: readonly SessionEnd[] = ['signed-out', 'expired', 'idle', 'absolute'];

function endedBy(state: unknown): SessionEnd | undefined {
  const why = typeof state === 'object' && state !== null && 'ended' in state ? state.ended : undefined;
  return ends.find((each) => each === why);
}

function useText(why: SessionEnd | undefined): string | undefined {
  const { t } = useTranslation();
  switch (why) {
    case 'signed-out':
      return t('session.signedOut');
    case 'expired':
      return t('session.expired');
    case 'idle':
      return t('session.idle');
    case 'absolute':
      return t('session.absolute');
    case undefined:
      return undefined;
  }
}

/** On the sign-in page: why the person was signed out. */
export function SessionNotice() {
  const text = useText(endedBy(useLocation().state) ?? session.endedFor());
  if (text === undefined) return null;
  return (
    <p role="status" className="gh-sign-in-note">
      {text}
    </p>
  );
}
