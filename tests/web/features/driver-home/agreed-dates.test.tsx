import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { emptySchedule } from '#domain/driver-histories/week';
import { anApplication, anInterview, anInterviewing, aStart } from '../../support/applications';
import { aDriverMe } from '../../support/drivers';
import { ok } from '../../support/fake-api';
import { notSent } from '../../support/histories';
import { aPersonalInfo } from '../../support/own-file';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const openHome = (applications: DriverApplicationView[]) =>
  renderApp('/driver/home', {
    user: aDriver(),
    api: (api) =>
      api
        .on('GET', '/api/driver/me', ok(aDriverMe()))
        .on('GET', '/api/driver/candidacies', ok({ data: applications }))
        .on('GET', '/api/driver/personal-info', ok(aPersonalInfo()))
        .on('GET', '/api/driver-profile/verification/schedule', ok({ schedule: emptySchedule, standing: notSent }))
        .on('GET', '/api/driver/referral', ok({ code: 'H4MK29XW', link: 'https://gladhand.example/join' })),
  });

afterEach(freshBrowser);

describe('the home of a driver', () => {
  it('says when the interview is that it asks about, and which time the driver proposed', async () => {
    const planned = anInterviewing({ title: 'Reefer runs' });
    const proposedStartsAt = '2026-11-25T18:00:00.000Z';
    const proposed = anInterviewing({
      candidacyId: '018f0000-0000-7000-8000-0000000000ef',
      turn: 'carrier',
      next: 'carrierConfirmsTime',
      interview: anInterview({ answer: 'proposed', proposedStartsAt }),
    });
    const { screen } = await openHome([planned, proposed]);

    const next = await screen.findByRole('region', { name: 'Does this interview time work for you?' });
    expect(next.querySelector('time')).toHaveAttribute('datetime', planned.interview?.startsAt);
    const comingUp = screen.getByRole('region', { name: 'Coming up' });
    expect(
      within(comingUp)
        .getByText(/^Your proposal:/)
        .querySelector('time'),
    ).toHaveAttribute('datetime', proposedStartsAt);
  });

  it('says that the carrier of an assignment is paused and the work continues', async () => {
    const start = aStart({ answer: 'accepted', startedAt: '2026-11-20T06:00:00.000Z' });
    const atWork = { state: 'hired', turn: 'nobody', next: 'onAssignment', isCarrierPaused: true } as const;
    const { screen } = await openHome([anApplication({ dot: 4, start, ...atWork })]);

    expect(await screen.findByRole('note')).toHaveTextContent(
      'Long Beach Drayage is paused on Gladhand: no one there can answer here for now. Your assignment continues.',
    );
  });
});
