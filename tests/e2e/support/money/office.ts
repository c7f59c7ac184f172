import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { contextOf, DESKTOP, PHONE } from '../../../../lab/tour/browser';
import { apiGet, type Person, signIn } from '../../../../lab/tour/people';
import { choosePassword, STAFF_PASSWORD } from '../carrier-sign-up';
import type { Account } from '../clocked-product/messages';
import type { EmptyClockedProduct } from '../clocked-product/start';

const SIGNED_IN = "window.localStorage?.setItem('gladhand.signedIn', '1')";

interface Seat {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The product's time of the last sign-in; undefined for somebody without a password yet. */
  since: number | undefined;
}

/** The product, its time, and a browser for everybody in it. Sessions end while time passes, so people sign in again. */
export class Office {
  readonly #seats = new Map<string, Seat>();
  #now = Date.now();

  constructor(
    readonly product: EmptyClockedProduct,
    private readonly browser: Browser,
  ) {}

  /** Lets time pass without anything that happens in between, while nobody is there. */
  async skipTo(instant: string): Promise<void> {
    this.#now = await this.product.pass(`${String(Date.parse(instant) - this.#now)} ms`);
  }

  /** Lets the days until an instant pass, with the work of each. */
  async liveUntil(instant: string): Promise<void> {
    // An open page would notice that its session ended, and sign out.
    await Promise.all([...this.#seats.values()].map(({ page }) => page.goto('about:blank')));
    this.#now = await this.product.send('live', instant);
  }

  /** Opens a page as somebody. */
  async visit(account: Account, path: string, screen = DESKTOP): Promise<Page> {
    const seat = await this.#seatOf(account, screen);
    const { page, context } = seat;
    if (seat.since !== this.#now) {
      await context.clock.setSystemTime(this.#now);
      const { email, password } = account;
      const response = await context.request.post('/api/auth/signIn', { data: { email, password } });
      expect(response.ok(), `${email} signs in: ${await response.text()}`).toBe(true);
      seat.since = this.#now;
    }
    await page.goto(path);
    return page;
  }

  /** Opens a page as a driver, on a phone. */
  visitOnPhone = (account: Account, path: string): Promise<Page> => this.visit(account, path, PHONE);

  /** A page of somebody who has no account. */
  async stranger(email: string): Promise<Page> {
    const context = await contextOf(this.browser, { baseUrl: this.product.address, screen: DESKTOP });
    await context.clock.setSystemTime(this.#now);
    const page = await context.newPage();
    this.#seats.set(email, { page, context, since: undefined });
    return page;
  }

  /** An email, as it was sent. */
  mailTo = (to: string, words: string) => this.product.send('mail', { to, words });

  /** Opens the link of an invitation and chooses a password. */
  async accept(page: Page, email: string, words: string): Promise<Account> {
    await choosePassword(page, (await this.mailTo(email, words)).path);
    const seat = this.#seats.get(email);
    if (seat !== undefined) {
      seat.since = this.#now;
      // Later sign-ins send no form, after which pages would remember them.
      await seat.context.addInitScript({ content: SIGNED_IN });
    }
    return { email, password: STAFF_PASSWORD };
  }

  /** Signed in for requests that the story's pages do not show. */
  person = (account: Account): Promise<Person> => signIn(this.product.address, account);

  /** Reads what no page of the story shows. */
  read = async <Body>(account: Account, path: string): Promise<Body> =>
    apiGet<Body>(this.product.address, await this.person(account), path);

  async #seatOf(account: Account, screen: typeof DESKTOP): Promise<Seat> {
    const known = this.#seats.get(account.email);
    if (known !== undefined) return known;
    const person = { ...account, token: '', user: undefined as never };
    const context = await contextOf(this.browser, { baseUrl: this.product.address, screen, person });
    await context.clock.setSystemTime(this.#now);
    const seat = { page: await context.newPage(), context, since: this.#now };
    this.#seats.set(account.email, seat);
    return seat;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#seats.values()].map(({ context }) => context.close()));
    await this.product.close();
  }
}
