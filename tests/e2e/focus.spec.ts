import type { Page } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import { expect, test } from './support/test';

/** More than the tab stops of the hub. */
const STEPS = 40;

/** Describes the focused element if another element covers its center (WCAG 2.4.11). Runs in the page after animations. */
const COVERED_FOCUS = `(async () => {
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const focused = document.activeElement;
  if (focused === null || focused === document.body || !document.hasFocus()) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = over !== null && (focused.contains(over) || over.contains(focused));
  return isSeen ? null : focused.textContent + ' behind ' + (over?.outerHTML.slice(0, 80) ?? 'nothing');
})()`;

const coveredFocus = (page: Page) => page.evaluate<string | null>(COVERED_FOCUS);

test('focus is never hidden behind the bars of a driver page, in either direction', async ({ users, pageOf }) => {
  const page = await pageOf(users.applicant, { screen: PHONE });
  await page.goto('/driver/onboarding');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press(key);
      const name = await coveredFocus(page);
      if (name !== null) covered.push(name);
    }
  }
  expect(covered).toEqual([]);
});

test('text scales with the browser font size, and the account menu stays reachable at 200%', async ({
  users,
  pageOf,
}) => {
  const page = await pageOf(users.applicant, { screen: { width: PHONE.width / 2, height: PHONE.height / 2 } });
  await page.goto('/driver/onboarding');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const box = await page.getByRole('button', { name: /^Account/ }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(PHONE.width / 2);

  const sizeOf = () =>
    page.evaluate<number>("Number.parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)");
  const before = await sizeOf();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await sizeOf()).toBe(before * 2);
});
