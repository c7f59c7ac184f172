import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import type { Screen } from '../../../lab/tour/browser';
import { contextOf, DESKTOP } from '../../../lab/tour/browser';
import type { DemoUsers } from '../../../lab/tour/demo-users';
import { demoUsersOf } from '../../../lab/tour/demo-users';
import type { Person } from '../../../lab/tour/people';
import { demoPeople } from '../../../lab/tour/people';

interface PageOptions {
  screen?: Screen;
  theme?: 'light' | 'dark';
}

interface Fixtures {
  /** Opens a page in a new browser context in which the person is signed in. */
  pageOf: (person: Person | undefined, options?: PageOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** Demo people by role. */
  users: DemoUsers;
  address: string;
}

/** Playwright's `test` with demo people as fixtures. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  address: [process.env['BASE_URL'] ?? 'http://127.0.0.1:8080', { scope: 'worker', option: true }],
  users: [
    async ({ address }, use) => {
      await use(demoUsersOf(await demoPeople(address)));
    },
    { scope: 'worker' },
  ],
  pageOf: async ({ browser, address }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, { screen = DESKTOP, theme = 'light' } = {}) => {
      const context = await contextOf(browser, { baseUrl: address, screen, person });
      contexts.push(context);
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
