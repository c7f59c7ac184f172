import { expect } from '@playwright/test';
import { apiSend } from '../../../../lab/tour/people';
import { lightJob } from '../../../support/builders/light-job';
import type { Account, Member } from '../clocked-product/messages';
import { touch } from '../input';
import { masked } from '../posting/autopilot-waves';
import { act } from '../posting/desk';
import { answer, interviewAndHire } from '../posting/hire-drivers';
import type { Office } from './office';

interface Match {
  readonly hr: Account;
  readonly orderId: string;
  readonly driver: Member;
}

/** HR invites a driver after reading what the match costs; the driver accepts, so that the match is due. */
export async function buyMatch(office: Office, { hr, orderId, driver }: Match, cost: string) {
  const page = await office.visit(hr, `/business/job-order/${orderId}/hiring-flow/inviteDrivers`);
  const desk = { page, input: touch, product: office.product };
  const row = page.getByRole('article', { name: masked(driver), exact: true });
  await act(desk, row, 'Invite to job');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(cost);
  await dialog.getByRole('button', { name: 'Invite to job' }).click();
  await expect(dialog).toHaveCount(0);
  await answer(desk, driver, 'accept-invite');
}

/** HR hires a driver who is in review, and completes the file of a job to which few rules apply; the driver starts. */
export async function hireDriver(office: Office, { hr, orderId, driver }: Match) {
  const page = await office.visit(hr, '/business/dashboard');
  await interviewAndHire({ page, input: touch, product: office.product }, orderId, driver);
  await page.goto(`/business/job-order/${orderId}/hiring-flow/hiredDrivers`);
  await page.getByRole('article', { name: driver.name }).getByRole('link', { name: "Open the driver's file" }).click();
  await expect(page.getByRole('heading', { level: 1, name: driver.name })).toBeVisible();
  const [, id = ''] = /\/business\/files\/([^/?]+)/.exec(page.url()) ?? [];
  const session = { baseUrl: office.product.address, person: await office.person(hr) };
  const path = `/api/business/employments/${id}`;
  const details = { appliedOn: null, startedOn: null, type: 'employee', isMultipleEmployer: false, isFurnished: false };
  await apiSend({ ...session, method: 'PUT' }, path, details);
  await apiSend(session, `${path}/stated-facts`, { from: '2026-01-01', facts: lightJob });
}
