import type { SocialProvider } from '#domain/accounts/social/providers';

/**
 * How a sign-in flow ended: with a proof in a cookie that scripts cannot read, or with an error code.
 */
export interface FlowEnd {
  provider?: string;
  problem?: string;
}

/** Written by the pop-up's page; the page that opened it receives a storage event. */
const END_KEY = 'gladhand.socialFlow';
const FEATURES = 'popup,width=600,height=800';

let stopWaiting: (() => void) | undefined;

/** Opens a provider's window; returns whether the browser allowed it. */
export function openSignInFlow(
  provider: SocialProvider,
  { linking = false, onEnd }: { linking?: boolean; onEnd: (end: FlowEnd) => void },
): boolean {
  stopWaiting?.();
  const url = `/api/auth/social/${provider}/start${linking ? '?linking=1' : ''}`;
  if (window.open(url, 'gladhand-social', FEATURES) === null) return false;
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== END_KEY || newValue === null) return;
    stopWaiting?.();
    onEnd(JSON.parse(newValue) as FlowEnd);
  };
  window.addEventListener('storage', listen);
  stopWaiting = () => {
    window.removeEventListener('storage', listen);
  };
  return true;
}

/** Sends the result to the page that opened this window, then closes it. */
export function reportFlowEnd(end: FlowEnd) {
  window.localStorage.setItem(END_KEY, JSON.stringify({ ...end, at: Date.now() }));
  window.localStorage.removeItem(END_KEY);
  window.close();
}
