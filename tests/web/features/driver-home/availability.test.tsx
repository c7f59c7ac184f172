import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { emptySchedule } from '#domain/driver-histories/week';
import { aDriverMe } from '../../support/drivers';
import { ok, refusal } from '../../support/fake-api';
import { notSent } from '../../support/histories';
import { aPersonalInfo } from '../../support/own-file';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const openHome = (me = aDriverMe()) =>
  renderApp('/driver/home', {
    user: aDriver(),
    api: (api) =>
      api
        .on('GET', '/api/driver/me', ok(me))
        .on('GET', '/api/driver/candidacies', ok({ data: [] }))
        .on('GET', '/api/driver/personal-info', ok(aPersonalInfo()))
        .on('GET', '/api/driver-profile/verification/schedule', ok({ schedule: emptySchedule, standing: notSent }))
        .on('GET', '/api/driver/referral', ok({ code: 'H4MK29XW', link: 'https://gladhand.example/join' }))
        .on('PATCH', '/api/driver/availability', refusal(503, 'unavailable')),
  });

afterEach(freshBrowser);

describe('the availability switch', () => {
  it('says that it was refused on the page where it was pressed, and not on the next one', async () => {
    const { screen, browser } = await openHome();

    await browser.click(await screen.findByRole('switch', { name: 'Available for work' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
    const [link] = screen.getAllByRole('link', { name: /My applications$/ });
    await browser.click(link as HTMLElement);

    expect(await screen.findByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Available for work' })).toBeChecked();
    expect(screen.queryByText(/The service is busy/)).toBeNull();
  });

  it('says what an offer or a job means for invitations', async () => {
    const { screen } = await openHome(aDriverMe({ isHired: true }));

    const hint = "Carriers can't invite you while you have a job or an offer. After that, they can again.";
    expect(await screen.findByText(hint)).toBeVisible();
  });

  it('is not printed with a page', () => {
    const css = readFileSync(join(__dirname, '../../../../web/src/entities/driver/availability-bar.css'), 'utf8');

    expect(css).toMatch(/@media print \{\s*\.gh-availability \{\s*display: none/);
  });
});
