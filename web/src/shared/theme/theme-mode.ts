import { useSyncExternalStore } from 'react';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];
export type ShownTheme = 'light' | 'dark';

/** theme-boot.js, which is inline in the page, reads the same key before the first paint. */
export const THEME_KEY = 'gladhand.theme';

const darkScreen = () => window.matchMedia('(prefers-color-scheme: dark)');
const paper = () => window.matchMedia('print');
const listeners = new Set<() => void>();

const isMode = (value: string | null): value is ThemeMode => THEME_MODES.some((mode) => mode === value);

export function themeMode(): ThemeMode {
  const stored = window.localStorage.getItem(THEME_KEY);
  return isMode(stored) ? stored : 'system';
}

function shownTheme(): ShownTheme {
  const mode = themeMode();
  if (mode !== 'system') return mode;
  return darkScreen().matches ? 'dark' : 'light';
}

/** Applies the current theme. */
export function showTheme() {
  document.documentElement.dataset.theme = shownTheme();
  for (const listener of listeners) listener();
}

export function setThemeMode(mode: ThemeMode) {
  window.localStorage.setItem(THEME_KEY, mode);
  showTheme();
}

/** Paper is light, in the dark theme too. */
const paintedTheme = (): ShownTheme => (paper().matches ? 'light' : shownTheme());

/** Follows changes of the system's theme, choices in other tabs, and the printer. */
export function followTheme() {
  darkScreen().addEventListener('change', showTheme);
  paper().addEventListener('change', showTheme);
  window.addEventListener('storage', showTheme);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useThemeMode = () => useSyncExternalStore(subscribe, themeMode);
export const useShownTheme = () => useSyncExternalStore(subscribe, shownTheme);
/** The theme of widgets whose colors no style sheet changes for paper. */
export const usePaintedTheme = () => useSyncExternalStore(subscribe, paintedTheme);
