import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ChangeStaff, StaffMember } from '#domain/accounts/staff/schema';
import { anAuditLine } from '../../support/account';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsAdmin, anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aMember, anAdministrator, anInvitee, FACILITY } from '../../support/staff';

beforeEach(freshBrowser);

const withStaff =
  (...members: StaffMember[]) =>
  (api: FakeApi) =>
    api.on('GET', '/api/staff', ok(members)).on('GET', '/api/facility/organization/{orgId}', ok([FACILITY]));
const open = (extend: (api: FakeApi) => FakeApi) =>
  renderApp('/business/staff', { user: anAdministrator(), api: extend });
const rowOf = async (name: RegExp) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
type Browser = Awaited<ReturnType<typeof renderApp>>['browser'];
async function choose(browser: Browser, name: string, action: string) {
  await browser.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await browser.click(screen.getByRole('button', { name: action }));
}

describe('the staff members of a carrier', () => {
  it('are listed with position, facilities, status, and the time and device of the last sign-in', async () => {
    await open(withStaff(aMember(), anInvitee()));

    const alex = await rowOf(/Alex Moss/);
    expect(alex.getByText('Recruiter')).toBeVisible();
    expect(alex.getByText('Pier T yard')).toBeVisible();
    expect(alex.getByText('Active')).toBeVisible();
    expect(alex.getByText('Chrome, Windows')).toBeVisible();
    const kim = await rowOf(/Kim Park/);
    expect(kim.getByText('Invited')).toBeVisible();
    expect(kim.getByText('Never')).toBeVisible();
    expect(screen.getByText('1 pending invitation')).toBeVisible();
  });

  it('show that only recruiters are assigned to single facilities', async () => {
    await open(withStaff(aMember({ facilities: [] }), aMember({ _id: FACILITY._id, position: 'HR', facilities: [] })));

    expect(await screen.findByText('No facility assigned')).toBeVisible();
    expect(screen.getByText('All facilities')).toBeVisible();
  });

  it('are hidden from users who cannot manage them', async () => {
    await renderApp('/business/staff', {
      user: aRecruiter(),
      api: (api) => api.on('GET', '/api/staff', refusal(403, 'forbidden')),
    });

    expect(await screen.findByText('Forbidden resource')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite staff' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  });

  it('are requested again after a failure', async () => {
    let tries = 0;
    const { browser } = await open((api) =>
      api.on('GET', '/api/staff', () => {
        tries += 1;
        return tries === 1 ? refusal(503, 'unavailable') : ok([aMember()]);
      }),
    );

    await browser.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/Alex Moss/)).toBeVisible();
  });
});

describe('an invitation', () => {
  it('names a person, their position and their facilities', async () => {
    const { api, browser } = await open((fake) =>
      withStaff(aMember())(fake).on('POST', '/api/staff', ok({ _id: 'x' })),
    );
    await browser.click(await screen.findByRole('button', { name: 'Invite staff' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a staff member' }));

    await browser.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findAllByText('This field is required')).toHaveLength(4);
    await browser.type(dialog.getByLabelText('First name'), 'Kim');
    await browser.type(dialog.getByLabelText('Last name'), 'Park');
    await browser.type(dialog.getByLabelText('Email'), 'kim@example.com');
    await browser.selectOptions(dialog.getByLabelText('Position'), 'Safety');
    await browser.click(dialog.getByRole('combobox', { name: /Facilities/ }));
    await browser.click(await screen.findByTitle('Pier T yard'));
    await browser.click(dialog.getByRole('button', { name: 'Send invitation' }));

    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(api.sent('POST', '/api/staff')[0]?.body).toEqual({
      firstName: 'Kim',
      lastName: 'Park',
      email: 'kim@example.com',
      position: 'SAFETY',
      isAdmin: false,
      facilityIds: [FACILITY._id],
    });
  });

  it('is refused for an email address that has an account', async () => {
    const { browser } = await open((fake) =>
      withStaff(aMember())(fake).on('POST', '/api/staff', refusal(409, 'email-taken')),
    );
    await browser.click(await screen.findByRole('button', { name: 'Invite staff' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText('First name'), 'Kim');
    await browser.type(dialog.getByLabelText('Last name'), 'Park');
    await browser.type(dialog.getByLabelText('Email'), 'kim@example.com');
    await browser.selectOptions(dialog.getByLabelText('Position'), 'HR');

    await browser.click(dialog.getByRole('button', { name: 'Send invitation' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('An account with this email address already exists');
  });

  it.each([
    ['Resend invitation', 'POST', 'Invitation sent'],
    ['Withdraw invitation', 'DELETE', 'The invitation was withdrawn'],
  ])('can be resent and withdrawn: %s', async (action, method, done) => {
    const { api, browser } = await open((fake) =>
      withStaff(anInvitee())(fake).on(method, '/api/staff/{userId}/invitation', ok()),
    );

    await choose(browser, 'Kim Park', action);
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));

    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(api.sent(method, `/api/staff/${anInvitee()._id}/invitation`)).toHaveLength(1);
  });
});

describe('a member of staff', () => {
  it('can be given another position', async () => {
    const { api, browser } = await open((fake) => withStaff(aMember())(fake).on('PATCH', '/api/staff/{userId}', ok()));
    await choose(browser, 'Alex Moss', 'Change position');
    const dialog = within(await screen.findByRole('dialog', { name: 'Position and facilities of Alex Moss' }));

    await browser.selectOptions(dialog.getByLabelText('Position'), 'HR');
    await browser.click(dialog.getByRole('switch', { name: /^Administrator/ }));
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/staff/{userId}')[0]?.body).toEqual({
      position: 'HR',
      isAdmin: true,
      facilityIds: [FACILITY._id],
      was: { position: aMember().position, isAdmin: false, facilityIds: [FACILITY._id] },
    });
  });

  it('is shown as it is now if another administrator changed it in the meantime', async () => {
    let current = aMember();
    const { api, browser } = await open((fake) =>
      withStaff(aMember())(fake)
        .on('GET', '/api/staff', () => ok([current]))
        .on('PATCH', '/api/staff/{userId}', ({ body }) =>
          (body as ChangeStaff).was?.facilityIds.length === 0 ? ok() : refusal(409, 'record-changed'),
        ),
    );
    await choose(browser, 'Alex Moss', 'Change position');
    const dialog = within(await screen.findByRole('dialog', { name: 'Position and facilities of Alex Moss' }));
    current = aMember({ facilities: [] });
    await browser.selectOptions(dialog.getByLabelText('Position'), 'HR');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This was changed in the meantime');

    await browser.click(dialog.getByRole('button', { name: 'Show the current version' }));
    await browser.selectOptions(await dialog.findByLabelText('Position'), 'HR');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/staff/{userId}').at(-1)?.body).toMatchObject({ position: 'HR', facilityIds: [] });
  });

  it.each([
    { action: 'Deactivate', member: aMember(), path: 'deactivate', done: 'Account deactivated' },
    {
      action: 'Reactivate',
      member: aMember({ state: 'deactivated' }),
      path: 'reactivate',
      done: 'Account reactivated',
    },
  ])('is deactivated and reactivated: $action', async ({ action, member, path, done }) => {
    const { browser } = await open((fake) => withStaff(member)(fake).on('POST', `/api/staff/{userId}/${path}`, ok()));

    await choose(browser, 'Alex Moss', action);
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));

    expect(await screen.findByText(done)).toBeInTheDocument();
  });

  it('says which facilities need another recruiter before a deactivation', async () => {
    const { browser } = await open(withStaff(aMember({ facilities: [FACILITY] })));

    await choose(browser, 'Alex Moss', 'Deactivate');

    expect(
      within(await screen.findByRole('dialog')).getByText(/Assign another recruiter to: Pier T yard\./),
    ).toBeInTheDocument();
  });

  it.each(['deactivated', 'invitation-withdrawn'] as const)('has a neutral chip when %s', async (state) => {
    await open(withStaff(aMember({ state })));

    const chip = await screen.findByText(state === 'deactivated' ? 'Deactivated' : 'Invitation withdrawn');
    expect(chip).toHaveClass('gh-chip-theirs');
    expect(chip).not.toHaveTextContent('(');
  });

  it('cannot change their own account and sees the reason', async () => {
    const { browser } = await open(withStaff(aMember({ _id: anAdministrator()._id })));

    await browser.click(await screen.findByRole('button', { name: 'Actions for Alex Moss' }));

    const refused = screen.getByRole('button', { name: 'Deactivate' });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription("You can't do this to your own account. Ask another administrator");
  });

  it('has account activity that administrators can read', async () => {
    const { browser } = await open((fake) =>
      withStaff(aMember())(fake).on(
        'GET',
        '/api/staff/{userId}/audit',
        ok({ data: [anAuditLine({ kind: 'sign-in-failed' })], next: null }),
      ),
    );

    await choose(browser, 'Alex Moss', 'Account activity');

    const dialog = within(await screen.findByRole('dialog', { name: 'Account activity of Alex Moss' }));
    expect(await dialog.findByText('Sign-in failed')).toBeInTheDocument();
  });
});

describe('operations staff', () => {
  it('are invited and listed without a position', async () => {
    const { api, browser } = await renderApp('/ops/staff', {
      user: anOpsAdmin(),
      api: (fake) =>
        fake
          .on('GET', '/api/ops/staff', ok([aMember({ position: null, facilities: [] })]))
          .on('POST', '/api/ops/staff', ok({ _id: 'x' })),
    });
    await screen.findByText(/Alex Moss/);
    expect(screen.queryByRole('columnheader', { name: 'Position' })).not.toBeInTheDocument();
    expect(screen.getByText('Operations staff and their team leads')).toBeVisible();

    await browser.click(screen.getByRole('button', { name: 'Invite staff' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText('First name'), 'Kim');
    await browser.type(dialog.getByLabelText('Last name'), 'Park');
    await browser.type(dialog.getByLabelText('Email'), 'kim@example.com');
    await browser.click(dialog.getByRole('button', { name: 'Send invitation' }));

    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(api.sent('POST', '/api/ops/staff')[0]?.body).toEqual({
      firstName: 'Kim',
      lastName: 'Park',
      email: 'kim@example.com',
    });
  });
});

describe('the lead of a member of operations', () => {
  const alex = aMember({ position: null, facilities: [] });
  const lee = aMember({
    _id: FACILITY._id,
    firstName: 'Lee',
    lastName: 'Ortiz',
    lead: { _id: alex._id, name: 'Alex Moss' },
  });
  const openOps = () =>
    renderApp('/ops/staff', {
      user: anOpsAdmin(),
      api: (fake) =>
        fake.on('GET', '/api/ops/staff', ok([alex, lee, anInvitee()])).on('PATCH', '/api/ops/staff/{userId}', ok()),
    });

  it('is shown in the list and chosen among the other active members', async () => {
    const { api, browser } = await openOps();
    expect((await rowOf(/Lee Ortiz/)).getByText('Alex Moss')).toBeVisible();

    await choose(browser, 'Alex Moss', 'Change team lead');
    const dialog = within(await screen.findByRole('dialog', { name: 'Team lead of Alex Moss' }));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['No team lead', 'Lee Ortiz']);
    await browser.selectOptions(dialog.getByLabelText('Team lead'), 'Lee Ortiz');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/ops/staff/{userId}')[0]?.body).toEqual({ leadId: lee._id });
  });

  it('can be removed', async () => {
    const { api, browser } = await openOps();

    await choose(browser, 'Lee Ortiz', 'Change team lead');
    const dialog = within(await screen.findByRole('dialog', { name: 'Team lead of Lee Ortiz' }));
    expect(dialog.getByLabelText('Team lead')).toHaveDisplayValue('Alex Moss');
    await browser.selectOptions(dialog.getByLabelText('Team lead'), 'No team lead');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/ops/staff/{userId}')[0]?.body).toEqual({ leadId: null });
  });
});

describe('administrators of operations', () => {
  const alex = aMember({ position: null, facilities: [] });
  const withAlex = (fake: FakeApi) =>
    fake.on('GET', '/api/ops/staff', ok([alex])).on('PATCH', '/api/ops/staff/{userId}', ok());

  it('make another administrator', async () => {
    const { api, browser } = await renderApp('/ops/staff', { user: anOpsAdmin(), api: withAlex });

    await choose(browser, 'Alex Moss', 'Make administrator');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Alex Moss an administrator?' }));
    await browser.click(dialog.getByRole('button', { name: 'Make administrator' }));

    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/ops/staff/{userId}')[0]?.body).toEqual({ isAdmin: true });
  });

  it('are the only ones who can change anything; others see the reason', async () => {
    const { browser } = await renderApp('/ops/staff', { user: anOpsMember(), api: withAlex });
    const invite = await screen.findByRole('button', { name: 'Invite staff' });

    await browser.click(invite);

    expect(invite).toHaveAccessibleDescription('Only operations administrators can do this');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await browser.click(await screen.findByRole('button', { name: 'Actions for Alex Moss' }));
    for (const name of ['Change team lead', 'Make administrator', 'Deactivate']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/^Only operations administrators/);
    }
  });
});

describe('the permissions', () => {
  it('are shown as the policy enforces them, each with a label', async () => {
    await renderApp('/business/permissions', { user: aRecruiter() });

    const table = await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
    const review = within(within(table).getByRole('row', { name: /^Approve or reject drivers in review/ }));
    expect(review.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '–No',
      '–No',
      '✓Yes',
      '–No',
      '✓Yes',
      '–No',
      'Safety, HR only',
    ]);
    for (const name of within(table).getAllByRole('rowheader')) expect(name).not.toHaveTextContent(':');
  });
});
