import type { Page } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import { VARIANTS, violationsOf } from './support/axe';
import { closeIntroduction } from './support/carrier-sign-up';
import { emailTo } from './support/inbox';
import { expect, test } from './support/test';

const PASSWORD = 'a lane to Denver, 7 days';

async function typeInto(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

test('a carrier registers, books a call, is activated and reaches its dashboard', async ({ users, pageOf }) => {
  const stamp = String(Date.now());
  const company = `Tumbleweed Lines ${stamp}`;
  const email = `ana.${stamp}@tumbleweed.example`;
  const carrier = await pageOf(undefined, { screen: PHONE });

  await test.step('the carrier registers', async () => {
    await carrier.goto('/auth/carrierLogin');
    await carrier.getByRole('link', { name: 'Register as a carrier' }).click();
    await typeInto(carrier, {
      'MCDOT number': stamp.slice(-7),
      'Company name': company,
      'ZIP code': '79901',
      'Fleet size': '12',
      'First name': 'Ana',
      'Last name': 'Flores',
      Email: email,
      Phone: '(405) 555-0134',
    });
    await carrier.getByRole('button', { name: 'Submit' }).click();
    await expect(carrier.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  });

  await test.step('the carrier books a call from the email', async () => {
    const received = await emailTo(email, 'We received');
    const later = await pageOf(undefined, { screen: PHONE });
    await later.goto(received.link);
    await later.getByRole('group').first().getByRole('button').first().click();
    await expect(later.getByText(/^We'll call you on/)).toBeVisible();

    const booked = await emailTo(email, 'Your call with Gladhand');
    expect(booked.attachments.join()).toContain('.ics');
  });

  await test.step('operations activate the carrier', async () => {
    const ops = await pageOf(users.ops);
    await ops.goto('/ops/carriers');
    await ops.getByRole('button', { name: `Activate ${company}`, exact: true }).click();
    await ops.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
    await expect(ops.getByText(/^Carrier activated/)).toBeVisible();
  });

  await test.step('the first administrator chooses a password and signs in', async () => {
    const invitation = await emailTo(email, `${company} is active on Gladhand`);
    await carrier.goto(invitation.link);
    await typeInto(carrier, { 'New password': PASSWORD, 'Repeat the password': PASSWORD });
    await carrier.getByRole('button', { name: 'Confirm' }).click();
    await carrier.waitForURL('**/business/dashboard');
    await expect(carrier.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the introduction explains the console once', async () => {
    await carrier.getByText('Everything you work with is here.').waitFor();
    expect(await violationsOf(carrier, { name: 'introduction' }, VARIANTS.flat())).toEqual([]);
    await carrier.setViewportSize(PHONE);
    await carrier.getByRole('button', { name: 'Next' }).click();
    await carrier.getByText('Drivers, orders, pages and actions').waitFor();
    await carrier.getByRole('button', { name: 'Next' }).click();
    await carrier.getByText('Change your theme, language and password').waitFor();
    await closeIntroduction(carrier);
    await carrier.reload();
    await expect(carrier.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(carrier.getByRole('button', { name: 'Close the introduction' })).toHaveCount(0);
  });
});
