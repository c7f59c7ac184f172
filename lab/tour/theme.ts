import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Waits for color transitions and closing dialogs. Animations of hidden elements never finish, so they are skipped. */
const ANIMATIONS_FINISHED = `new Promise(requestAnimationFrame).then(() => Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect.target.checkVisibility() && effect.getComputedTiming().iterations !== Infinity)
    .map(({ finished }) => finished)))`;

/** Waits for the next frame, then until animations have finished. */
export async function untilAnimated(page: Page): Promise<void> {
  await page.evaluate(ANIMATIONS_FINISHED);
}

/** Switches the theme and waits until animations have finished. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.locator(`html[data-theme='${theme}']`).waitFor({ state: 'attached' });
  await untilAnimated(page);
}
