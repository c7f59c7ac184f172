import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { signOutReasons } from '#domain/accounts/session-ends';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';
import type { SessionEnd } from '#web/shared/session/session-store';
import { session } from '#web/shared/session/session-store';

/** Loads with its texts for those who need it. */
const LazySupportContact = lazyComponent(
  async () => {
    const [{ SupportContact }] = await Promise.all([
      import('#web/features/accounts/components/support-contact'),
      loadTexts(['accounts']),
    ]);
    return SupportContact;
  },
  { waiting: null },
);

const ends: readonly SessionEnd[] = ['signed-out', 'expired', ...signOutReasons];

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
    case 'carrierInactive':
      return t('session.carrierInactive');
    case undefined:
      return undefined;
  }
}

/** On the sign-in page: why the person was signed out. */
export function SessionNotice() {
  const why = endedBy(useLocation().state) ?? session.endedFor();
  const text = useText(why);
  if (text === undefined) return null;
  return (
    <div role="status" className="gh-sign-in-note">
      {text}
      {why === 'carrierInactive' ? <LazySupportContact /> : null}
    </div>
  );
}
