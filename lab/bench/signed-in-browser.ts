import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-logins';
import { DESKTOP } from '../tour/browser';

export interface LabBrowser {
  readonly context: BrowserContext;
  /** Lighthouse connects to this port and opens its own tab in the same profile. */
  readonly port: number;
  readonly baseUrl: string;
}

/** Runs `work` with a Chromium whose profile is new, and deleted afterwards. */
export async function withBrowser<T>(baseUrl: string, work: (browser: LabBrowser) => Promise<T>): Promise<T> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'gladhand-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    viewport: DESKTOP,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${String(port)}`],
    ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
  });
  try {
    return await work({ context, port, baseUrl });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Signs the profile in as a seeded person, instead of the previous one. No page of the product is open during that time: it
 * would renew a session, and the response could replace the new one. An image is enough to reach local storage.
 */
export async function signIn({ context, baseUrl }: LabBrowser, email: string): Promise<void> {
  await context.clearCookies();
  const response = await context.request.post(`${baseUrl}/api/auth/signIn`, {
    data: { email, password: DEMO_PASSWORD },
  });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${String(response.status())}`);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/favicon.svg`);
  await page.evaluate("window.localStorage.setItem('gladhand.signedIn', '1')");
  await page.close();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
