import type { Page } from '@playwright/test';

const FIRST_REFUSAL = 400;

/** Everything that a page should not do, as it happens: errors on the console, failed and refused requests. */
export class PageErrors {
  private readonly found: string[] = [];
  private expected: readonly number[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      // A refused request is reported below, with its address.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) this.add(message.text());
    });
    page.on('pageerror', (error) => {
      this.add(error.message);
    });
    page.on('requestfailed', (request) => {
      // A page that is left gives up its questions.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.add(`${request.method()} ${request.url()} failed`);
    });
    page.on('response', (response) => {
      const status = response.status();
      if (status >= FIRST_REFUSAL && !this.expected.includes(status)) {
        this.add(`${response.request().method()} ${response.url()} answered ${status}`);
      }
    });
  }

  /** Refusals that the next scene is about. */
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
