import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { AgreedRateView } from '#domain/agreed-rates/schema';
import { openCandidateDialog as openDialog } from '../../support/candidate-dialog';
import { aCandidate, anInterviewView } from '../../support/carrier-drivers';
import { ORDER_ID } from '../../support/carrier-orders';
import { ok } from '../../support/fake-api';
import { freshBrowser } from '../../support/render';

const HIRE = '/api/job-request/approve/{id}';
const response = ok({ _id: ORDER_ID, candidacyId: ORDER_ID, seq: 2, state: 'hired', stage: 'hired-pending' });
const interviewed = aCandidate({
  state: 'interviewing',
  turn: 'carrier',
  next: 'decideAfterInterview',
  interview: anInterviewView({ startsAt: '2020-11-20T20:00:00.000Z', endsAt: '2020-11-20T21:00:00.000Z' }),
  actions: ['hire'],
  refusals: [],
});

afterEach(freshBrowser);

describe('the rate of a hire', () => {
  const openHire = (more: { isOpen: boolean; current: AgreedRateView | null }) =>
    openDialog(interviewed, 'Hire', (fake) =>
      fake.on('PATCH', HIRE, response).on('GET', '/api/timesheet/{id}/rates', {
        status: 200,
        body: {
          ...{ title: 'Night drayage', carrier: 'Long Beach Drayage', driver: 'Maria Gomez' },
          ...{
            assignmentId: interviewed.candidacyId,
            unit: 'hour',
            order: { mills: 21_000, toMills: 25_000 },
            rates: [],
          },
          ...more,
        },
      }),
    );

  it('is that of an earlier hire unless another one is typed, which the dialog says', async () => {
    const { dialog, api, browser } = await openHire({ isOpen: false, current: { unit: 'hour', mills: 24_000 } });
    expect(
      await dialog.findByText(/Without another one, the rate of the earlier hire is paid: \$24\.00 per hour/),
    ).toBeVisible();

    await browser.click(dialog.getByRole('button', { name: 'Hire' }));

    await waitFor(() => expect(api.sent('PATCH', HIRE).at(-1)?.body).not.toHaveProperty('rate'));
  });

  it('is required if the order names a range, and is sent with the hire', async () => {
    const { dialog, api, browser } = await openHire({ isOpen: true, current: null });
    const rate = await dialog.findByLabelText('Rate per hour');
    expect(dialog.getByText(/names \$21\.00 per hour to \$25\.00 per hour/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Hire' }));
    expect(await dialog.findByText('Type the agreed rate')).toBeVisible();
    await browser.type(rate, '23.5');
    await browser.click(dialog.getByRole('button', { name: 'Hire' }));

    await waitFor(() => expect(api.sent('PATCH', HIRE).at(-1)?.body).toMatchObject({ rate: 23.5 }));
  });
});
