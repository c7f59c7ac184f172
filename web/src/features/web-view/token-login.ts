import { useMutation } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { showLanguage } from '#web/shared/i18n/i18n';
import { LANGUAGES } from '#web/shared/i18n/languages';
import { keepForSession } from '#web/shared/session/session-appearance';
import { useStartSession } from '#web/shared/session/start-session';
import { setThemeMode, THEME_MODES } from '#web/shared/theme/theme-mode';

/**
 * Decodes the token in the URL. Text that is not base64 was damaged in transit; it is sent unchanged, and
 * the server responds that the link is not valid.
 */
export function decodeToken(urlToken: string): string {
  try {
    const token = window.atob(urlToken.replaceAll('-', '+').replaceAll('_', '/'));
    return /^[\x20-\x7e]+$/.test(token) ? token : urlToken;
  } catch {
    return urlToken;
  }
}

/** Signs in with a web-view token. */
export function useTokenLogin() {
  const startSession = useStartSession();
  return useMutation({
    mutationFn: (token: string) => call(api.POST('/api/auth/tokenLogin', { body: { token } })),
    onSuccess: startSession,
  });
}

/** Applies the wrapper app's theme and language for this session, if they are known. */
export async function applyAppearance({ theme, language }: { theme: string | null; language: string | null }) {
  const mode = THEME_MODES.find((known) => known === theme);
  const locale = LANGUAGES.find((known) => known === language);
  keepForSession({ ...(mode !== undefined && { theme: mode }), ...(locale !== undefined && { locale }) });
  if (mode !== undefined) setThemeMode(mode);
  if (locale !== undefined) await showLanguage(locale);
}
