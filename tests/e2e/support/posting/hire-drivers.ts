import { expect } from '@playwright/test';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { apiGet, apiSend } from '../../../../lab/tour/people';
import type { Member } from '../clocked-product/messages';
import { act, caller, type Console, type Desk, dialogOf } from './desk';

/** The driver's answer, for example `accept-invite`. */
export async function answer(desk: Console, driver: Member, name: string) {
  const baseUrl = desk.product.address;
  const person = await caller(desk, driver.id);
  const { data } = await apiGet<{ data: DriverApplicationView[] }>(baseUrl, person, '/api/driver/candidacies');
  const [application] = data;
  if (application === undefined) throw new Error(`${driver.name} has no invitation`);
  const { candidacyId, round, interview } = application;
  const body = name === 'accept-interview' ? { round, interviewId: interview?._id } : { round };
  await apiSend({ baseUrl, person }, `/api/driver/candidacies/${candidacyId}/${name}`, body);
}

/** From the review to the accepted start date: the carrier's steps on its pages, the driver's over the API. */
export async function hire(desk: Console, orderId: string, driver: Member) {
  await answer(desk, driver, 'accept-invite');
  await interviewAndHire(desk, orderId, driver);
}

/** The same for a driver who is in review. */
export async function interviewAndHire(desk: Console, orderId: string, driver: Member) {
  const { page, input } = desk;
  const flow = `/business/job-order/${orderId}/hiring-flow/reviewDrivers`;
  const row = page.getByRole('article', { name: driver.name, exact: true });
  const dialog = dialogOf(desk);
  await page.goto(flow);
  await act(desk, row, 'Approve for interview');
  await act(desk, row, 'Invite to interview');
  await input.press(dialog.getByRole('button', { name: 'Invite to interview' }));
  await expect(dialog).toHaveCount(0);
  await answer(desk, driver, 'accept-interview');
  await page.goto(`${flow}?tab=interview`);
  await act(desk, row, 'Hire');
  // The interview is in the future, so the dialog asks for a confirmation.
  await input.press(dialog.getByRole('button', { name: 'Hire now' }));
  await dialog.getByLabel(/^Rate per hour/).fill('25');
  await input.press(dialog.getByRole('button', { name: 'Hire', exact: true }));
  await expect(dialog).toHaveCount(0);
  await answer(desk, driver, 'accept-start');
}

/** Both seats are taken: the order says so, and autopilot plans no more waves. */
export async function seeFilled({ page }: Desk, orderId: string) {
  await page.goto(`/business/job-order/${orderId}/autopilot`);
  await expect(page.getByText('On: all seats are filled, so no wave is planned')).toBeVisible();
  await page.goto(`/business/job-order/${orderId}/hiring-flow/hiredDrivers`);
  await expect(page.getByText(/2 of 2/).first()).toBeVisible();
}
