import type { ThemeMode } from '#web/shared/theme/theme-mode';

const KEY = 'gladhand.appearance';

/** The theme and language that a wrapper app chose for this session; they win over the account's. */
export interface SessionAppearance {
  readonly theme?: ThemeMode;
  readonly locale?: string;
}

export function sessionAppearance(): SessionAppearance {
  const stored = window.sessionStorage.getItem(KEY);
  return stored === null ? {} : (JSON.parse(stored) as SessionAppearance);
}

export function keepForSession(appearance: SessionAppearance) {
  window.sessionStorage.setItem(KEY, JSON.stringify(appearance));
}

/** A choice in the account applies right away, in this session too. */
export function dropFromSession(chosen: object) {
  const kept = Object.entries(sessionAppearance()).filter(([name]) => !Object.hasOwn(chosen, name));
  keepForSession(Object.fromEntries(kept));
}
