import type { Page } from '@playwright/test';
import type { Scene } from './scene';

const PHONE = '(512) 555-0142';

async function enterDemo(page: Page) {
  await page.getByLabel('Phone').fill(PHONE);
  await page.getByRole('button', { name: 'Enter the demo' }).click();
  await page.getByRole('heading', { name: 'Welcome to the demo' }).waitFor();
}

/** Other sign-in pages: social sign-in, web views and the demo entrance. */
export const otherSignInScenes = (): Scene[] => [
  { name: 'social-sign-in-failed', person: undefined, path: '/auth/social?problem=social-email-missing' },
  { name: 'finish-without-proof', person: undefined, path: '/auth/finishSignUp', expects: [400] },
  { name: 'link-without-proof', person: undefined, path: '/auth/link', expects: [400] },
  {
    name: 'token-login-refused',
    person: undefined,
    path: '/auth/tokenLogin/bWFkZSB1cA==',
    expects: [400],
    open: async (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'demo-entrance', person: undefined, path: '/auth/d' },
  { name: 'demo-home', person: undefined, path: '/auth/d', open: enterDemo },
  { name: 'demo-web-view-host', person: undefined, path: '/demo/web-view' },
];
