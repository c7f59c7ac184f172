import type { Browser, BrowserContext } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Person } from './people';

/** Chromium does not support its sandbox for root, the usual user in a container. */
const ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];

export const launch = (): Promise<Browser> =>
  chromium.launch({
    args: ARGUMENTS,
    ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
  });

export interface Screen {
  readonly width: number;
  readonly height: number;
}
export const DESKTOP: Screen = { width: 1440, height: 900 };
export const PHONE: Screen = { width: 390, height: 844 };
/** For an answer, and for finding an element: the machine may be busy. */
export const TIMEOUT_MS = 240_000;
/** The zone of most facilities of the demo; times of other things are shown in the reader's zone. */
const READER_ZONE = 'America/Chicago';

/** A browser context in which the person is signed in: it has the cookie and the local-storage flag that the pages check. */
export async function contextOf(
  browser: Browser,
  { baseUrl, screen, person }: { baseUrl: string; screen: Screen; person?: Person | undefined },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: screen,
    reducedMotion: 'reduce',
    timezoneId: READER_ZONE,
  });
  if (person === undefined) return context;
  await context.addInitScript({ content: "window.localStorage?.setItem('gladhand.signedIn', '1')" });
  const { email, password } = person;
  const response = await context.request.post('/api/auth/signIn', { data: { email, password }, timeout: TIMEOUT_MS });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${response.status()}`);
  return context;
}
