import request, { type Response } from 'supertest';
import type { Express } from 'express';

import type { SocialProvider } from '#domain/accounts/social/providers';

/** A browser with cookies of ours. */
export type Browser = ReturnType<typeof request.agent>;

export const aBrowser = (app: Express): Browser => request.agent(app);

/** Goes to the network, is sent back, and answers where the window ends. */
export async function visit(browser: Browser, provider: SocialProvider, query = ''): Promise<string> {
  const answer = await walkThere(await leave(browser, provider, query));
  return locationOf(await browser.get(pathOf(answer)));
}

/** The address at the network that the window is sent to. */
export async function leave(browser: Browser, provider: SocialProvider, query = ''): Promise<string> {
  return locationOf(await browser.get(`/api/auth/social/${provider}/start${query}`));
}

/** Follows the provider's own redirects with its own cookies, to the address of ours that it sends back to. */
export async function walkThere(start: string): Promise<string> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let at = start;
  while (new URL(at).origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${String(answer.status)}: ${await answer.text()}`);
    at = new URL(location, at).href;
  }
  return at;
}

export const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;

export const locationOf = (response: Response): string => response.get('Location') ?? '';
