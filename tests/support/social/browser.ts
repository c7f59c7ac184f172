import type { Express } from 'express';
import request, { type Response } from 'supertest';
import type { SocialProvider } from '#domain/accounts/social/providers';

/** A browser that stores our cookies. */
export type Browser = ReturnType<typeof request.agent>;

export const aBrowser = (app: Express): Browser => request.agent(app);

/** Opens the provider, follows its redirect back, and returns the final address of the window. */
export async function visit(browser: Browser, provider: SocialProvider, query = ''): Promise<string> {
  const response = await followProvider(await leave(browser, provider, query));
  return locationOf(await browser.get(pathOf(response)));
}

/** The provider's address to which the window is redirected. */
export async function leave(browser: Browser, provider: SocialProvider, query = ''): Promise<string> {
  return locationOf(await browser.get(`/api/auth/social/${provider}/start${query}`));
}

/** Follows the provider's redirects with its cookies, up to our callback address. */
export async function followProvider(start: string): Promise<string> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let at = start;
  while (new URL(at).origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`The provider returned ${String(response.status)}: ${await response.text()}`);
    at = new URL(location, at).href;
  }
  return at;
}

export const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;

export const locationOf = (response: Response): string => response.get('Location') ?? '';
