import type { Page } from '@playwright/test';

const FIRST_ERROR_STATUS = 400;

/** Collects a page's errors: console errors, failed requests and error responses. */
export class PageErrors {
  private readonly found: string[] = [];
  private expected: readonly number[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      // Error responses are reported below, with their URL.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) this.add(message.text());
    });
    page.on('pageerror', (error) => {
      this.add(error.message);
    });
    page.on('requestfailed', (request) => {
      // Navigation aborts pending requests.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.add(`${request.method()} ${request.url()} failed`);
    });
    page.on('response', (response) => {
      const status = response.status();
      if (status >= FIRST_ERROR_STATUS && !this.expected.includes(status)) {
        this.add(`${response.request().method()} ${response.url()} returned ${status}`);
      }
    });
  }

  /** Error statuses that the next scene provokes. */
  expect(statuses: readonly number[]) {
    this.expected = statuses;
  }

  take(): string[] {
    return this.found.splice(0);
  }

  private add(error: string) {
    this.found.push(error);
  }
}
