import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { emptyReference } from '#domain/driver-histories/references';
import { anApplication } from '../support/application';
import { aDriverMe } from '../support/drivers';
import { ok, refusal } from '../support/fake-api';
import { aJob, aWorkHistory, notSent } from '../support/histories';
import { anApplyingDriver } from '../support/people';
import { freshBrowser, renderApp } from '../support/render';

afterEach(freshBrowser);

const root = '/api/driver-profile/verification';
const reference = (name: string, id: string) => ({
  ...emptyReference,
  _id: `018f0000-0000-7000-8000-0000000002${id}`,
  name,
  phone: `+121455501${id}`,
  relationship: 'supervisor' as const,
});

/** The pages of references and jobs, which change below the same address. */
async function open(part: string) {
  let references = [reference('Ann Smith', '01'), reference('Joe Park', '02')];
  let standing: typeof notSent = notSent;
  const view = () => ok({ references, standing });
  const page = await renderApp(`/driver/onboarding/${part}`, {
    user: anApplyingDriver(),
    api: (api) =>
      api
        .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, stage: 'Processing' })))
        .on('GET', root, ok(anApplication()))
        .on('GET', '/api/verifications', ok([]))
        .on('GET', `${root}/references`, view)
        .on('GET', `${root}/employmentHistory`, ok(aWorkHistory({ data: [aJob()] })))
        .on('PUT', `${root}/references`, ({ body }) => {
          const saved = (body as { references: typeof references }).references;
          references = saved.map((each, index) => ({ ...each, _id: reference('', `1${String(index)}`)._id }));
          return view();
        })
        .on('PUT', `${root}/references/submit`, () => {
          standing = { ...notSent, status: 'pending', sentAt: '2026-11-21T12:00:00.000Z' };
          return view();
        }),
  });
  await page.screen.findByRole('heading', { level: 1 });
  return page;
}
type Screen = Awaited<ReturnType<typeof open>>['screen'];

/** Follows a control by the keyboard, and waits until it is gone. */
async function press(browser: UserEvent, control: HTMLElement) {
  control.focus();
  await browser.keyboard('{Enter}');
  await waitFor(() => {
    expect(control).not.toBeInTheDocument();
  });
}

const changes: readonly (readonly [string, string, (screen: Screen, browser: UserEvent) => Promise<void>])[] = [
  [
    'a form opens in place of its list',
    'references',
    async (screen, browser) => press(browser, await screen.findByRole('link', { name: 'Edit Ann Smith' })),
  ],
  [
    'the form of a job opens',
    'employmentHistory',
    async (screen, browser) =>
      press(browser, (await screen.findAllByRole('link', { name: /^Edit/ }))[0] as HTMLElement),
  ],
  [
    'a form is saved',
    `references?edit=${reference('', '01')._id}`,
    async (screen, browser) => {
      const form = within(await screen.findByRole('form'));
      await press(browser, form.getByRole('button', { name: 'Save' }));
    },
  ],
  [
    'an entry is removed',
    'references',
    async (screen, browser) => {
      const remove = await screen.findByRole('button', { name: 'Remove Ann Smith' });
      await browser.click(remove);
      const dialog = within(await screen.findByRole('dialog'));
      await browser.click(dialog.getByRole('button', { name: 'Remove' }));
      await waitFor(() => {
        expect(remove).not.toBeInTheDocument();
      });
    },
  ],
  [
    'the task is sent',
    'references',
    async (screen, browser) => press(browser, await screen.findByRole('button', { name: 'Send' })),
  ],
];

describe('the focus', () => {
  it('returns to a button that failed immediately, which the browser left in the frame between', async () => {
    const { screen } = await open('references');
    const send = await screen.findByRole('button', { name: 'Send' });
    send.focus();

    send.setAttribute('disabled', '');
    await Promise.resolve();
    send.blur();
    send.removeAttribute('disabled');

    await waitFor(() => {
      expect(send).toHaveFocus();
    });
  });

  it('returns to a button that was disabled while it sent', async () => {
    const { screen, browser, api } = await open('references');
    const responses: (() => void)[] = [];
    api.on('PUT', `${root}/references/submit`, async () => {
      await new Promise<void>((resolve) => responses.push(resolve));
      return refusal(503, 'unavailable');
    });
    const send = await screen.findByRole('button', { name: 'Send' });
    send.focus();
    await browser.keyboard('{Enter}');

    await waitFor(() => {
      expect(responses).toHaveLength(1);
    });
    await waitFor(() => {
      expect(send).not.toHaveFocus();
    });
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
    for (const respond of responses) respond();

    await waitFor(() => {
      expect(send).toHaveFocus();
    });
  });

  it.each(changes)('stays on the page when %s', async (_, part, change) => {
    const { screen, browser } = await open(part);

    await change(screen, browser);

    await waitFor(() => {
      expect(document.activeElement).not.toBe(document.body);
    });
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  });
});
