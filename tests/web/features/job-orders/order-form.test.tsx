import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { aFacility, anOrderItem, anOrderView, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { carrier } from '../../support/order-form';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const CREATE = '/api/order/fleet';
const UPDATE = '/api/order/fleet/{id}';
const created = { status: 201, body: { _id: ORDER_ID, seq: 1, status: 'pending' } };

const open = (address: string, extend: (api: FakeApi) => FakeApi = (api) => api, user = aSafetyOfficer()) =>
  renderApp(address, { user, api: (api) => extend(carrier(api)) });

const withOrder = (more: Parameters<typeof anOrderView>[0]) => (api: FakeApi) =>
  api.on('GET', '/api/job-order/id/{id}', ok(anOrderView({ actions: ['edit'], refusals: [], ...more })));

afterEach(freshBrowser);

describe('creating a job order', () => {
  it.each([
    ['general', 'General'],
    ['schedule', 'Schedule'],
    ['payment', 'Payment'],
    ['qualifications', 'Qualifications'],
    ['notes', 'Notes'],
  ])('opens at the section in its address: %s', async (anchor, title) => {
    const { screen } = await open(`/business/job-order/new/${anchor}`);

    expect(await screen.findByRole('heading', { level: 2, name: title })).toHaveFocus();
  });

  it('starts with the defaults and previews the weekly pay that drivers see', async () => {
    const { screen } = await open('/business/job-order/new');

    expect(await screen.findByRole('heading', { level: 1, name: 'Create A Job' })).toBeVisible();
    expect(screen.getByLabelText('Number of drivers')).toHaveValue(1);
    expect(screen.getByLabelText('Minimum hourly rate')).toHaveValue(21);
    expect(screen.getByLabelText('Maximum hourly rate')).toHaveValue(25);
    expect(screen.getByLabelText('Mon from')).toHaveValue('05:00');
    expect(screen.getByLabelText('Mon to')).toHaveValue('14:00');
    expect(screen.getByRole('radio', { name: 'OT8' })).toBeChecked();
    expect(screen.getByText(/^Weekly pay shown to drivers/)).toHaveTextContent(/a week$/);
    // Switches that are on without an answer say why, above them.
    expect(screen.getByText(/^A new order starts as soon as possible.* Turn off what is different\.$/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Solo driver' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Solo driver' })).toHaveAccessibleDescription(/team driving/);
    expect(screen.getByText(/^OT8: overtime after 8 hours a day/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Slip seat' })).not.toBeChecked();
    expect(screen.getByText('$998–1,188 a week')).toBeVisible();
  });

  it('asks whether drayage requires a TWIC card, and takes yes for granted', async () => {
    const { screen, browser } = await open('/business/job-order/new');
    expect(screen.queryByRole('radiogroup', { name: 'Require a TWIC card?' })).toBeNull();
    await browser.selectOptions(await screen.findByLabelText('Assignment type'), 'drayageTWIC');

    const answers = within(screen.getByRole('radiogroup', { name: 'Require a TWIC card?' }));
    expect(answers.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await browser.click(answers.getByRole('radio', { name: 'No' }));
    await browser.click(screen.getByRole('checkbox', { name: 'TWIC card' }));

    expect(screen.getByText(/still required, because it is among the endorsements/)).toBeVisible();
  });

  it('shows the notes as drivers see them, without HTML, and formats the selection', async () => {
    const { screen, browser } = await open('/business/job-order/new');
    const notes = await screen.findByRole('textbox', { name: /^Notes/ });
    await browser.type(notes, '**Night** <b>shift</b>');

    const preview = within(screen.getByRole('region', { name: 'Preview, as drivers see it' }));
    expect(preview.getByText('Night')).toHaveProperty('tagName', 'STRONG');
    expect(preview.getByText(/<b>shift<\/b>/)).toBeVisible();
    await browser.clear(notes);
    await browser.type(notes, 'safe');
    (notes as HTMLTextAreaElement).setSelectionRange(0, 4);
    await browser.click(screen.getByRole('button', { name: 'Bold' }));

    expect(notes).toHaveValue('**safe**');
  });

  it('explains the fields whose names do not', async () => {
    const { screen } = await open('/business/job-order/new');

    expect(await screen.findByLabelText('Internal name (optional)')).toHaveAccessibleDescription(
      /Drivers don't see it/,
    );
    expect(screen.getByRole('switch', { name: 'Direct job order' })).toHaveAccessibleDescription(/staffing agency/);
    expect(screen.getByRole('switch', { name: 'Camera in truck' })).toHaveAccessibleDescription(/faces the driver/);
    expect(screen.getByRole('group', { name: 'Pallet jack' })).toHaveAccessibleDescription(/loading and unloading/);
  });

  it('has the fields of each payment type, and a weekly pay for each', async () => {
    const { screen, browser } = await open('/business/job-order/new');
    const type = await screen.findByLabelText('Payment type');
    await browser.selectOptions(type, 'flat');
    expect(screen.getByLabelText('Base pay per day')).toHaveValue(250);
    await browser.type(screen.getByLabelText(/^Pay per weekend day/), '300');
    expect(screen.getByText('$1,250–1,500 a week')).toBeVisible();

    await browser.selectOptions(type, 'hourlyPlusMileage');
    expect(screen.getByLabelText('Per hour')).toHaveValue(12);
    expect(screen.getByRole('radio', { name: 'OT8' })).toBeChecked();
    expect(screen.getByText(/^Weekly pay shown to drivers/)).toHaveTextContent(
      /a week at [\d,]+ to [\d,]+ miles a week$/,
    );

    await browser.selectOptions(type, 'other');
    await browser.type(screen.getByLabelText('Other payment type'), '30% of the load');
    const amount = screen.getByLabelText('Amount');
    await browser.clear(amount);
    await browser.type(amount, '52000');

    expect(screen.getByText('$1,000 a week')).toBeVisible();
  });

  it('states no weekly pay while the rates are reversed or missing, and keeps its line', async () => {
    const { screen, browser } = await open('/business/job-order/new');
    const minimum = await screen.findByLabelText('Minimum hourly rate');
    const line = await screen.findByText(/^Weekly pay shown to drivers/);
    expect(line).toHaveTextContent('$998–1,188 a week');

    await browser.clear(minimum);
    expect(line).toHaveTextContent('Weekly pay not stated');
    await browser.type(minimum, '30');
    expect(line).toHaveTextContent('Weekly pay not stated');
    await browser.clear(minimum);
    await browser.type(minimum, '25');

    expect(line).toHaveTextContent('$1,188 a week');
    expect(line).toBeInTheDocument();
  });

  it('moves the URL to the section in view and marks its link', async () => {
    const { screen, router } = await open('/business/job-order/new');
    await screen.findByLabelText('Job title');
    const tops: Record<string, number> = {
      general: -2000,
      schedule: -900,
      payment: 100,
      qualifications: 900,
      fleet: 1200,
      criteria: 1500,
      notes: 2000,
    };
    for (const [anchor, top] of Object.entries(tops)) {
      const heading = document.getElementById(anchor) as HTMLElement;
      heading.getBoundingClientRect = () => ({ ...new DOMRect(), top });
    }

    window.dispatchEvent(new Event('scroll'));

    await waitFor(() => expect(router.state.location.pathname).toBe('/business/job-order/new/payment'));
    expect(screen.getByRole('button', { name: 'Payment' })).toHaveAttribute('aria-current', 'location');
    expect(screen.getByRole('heading', { level: 2, name: 'Payment' })).not.toHaveFocus();
  });

  it('shows every problem at its field and sends nothing', async () => {
    const { screen, api, browser } = await open('/business/job-order/new');
    await browser.clear(await screen.findByLabelText('Number of drivers'));
    await browser.clear(screen.getByLabelText('Mon from'));
    await browser.type(screen.getByLabelText('Mon from'), '05:07');

    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText('Type a job title')).toBeVisible();
    expect(screen.getByText('Choose a facility', { selector: '.gh-field-error' })).toBeVisible();
    expect(screen.getByText('The number of drivers must be at least 1')).toBeVisible();
    expect(screen.getByText('Choose some equipment')).toBeVisible();
    expect(screen.getByText('Choose at least one equipment brand')).toBeVisible();
    expect(screen.getByText('Schedule needs to be in 15 minute intervals')).toBeVisible();
    expect(api.sent('POST', CREATE)).toHaveLength(0);
  });

  it("fills in the facility's fleet configuration, sends the order, and returns to the pending orders", async () => {
    const { screen, api, browser, router } = await open('/business/job-order/new', (fake) =>
      fake.on('POST', CREATE, created),
    );
    await browser.type(await screen.findByLabelText('Job title'), 'Night drayage');
    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));
    await browser.type(screen.getByLabelText(/Preferred hauling types/), 'Dry Van,  Reefer,,');

    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText('Order created')).toBeVisible();
    const [sent] = api.sent('POST', CREATE);
    expect(sent?.body).toMatchObject({
      title: 'Night drayage',
      facilityId: aFacility()._id,
      equipment: ['Day Cab'],
      equipmentBrand: ['volvo'],
      equipmentAverageAge: 3,
      cameraInTrack: true,
      preferred: ['Dry Van', 'Reefer'],
      rate: { from: 21, to: 25 },
      paymentType: 'hourly',
      benefits: [],
      startDate: null,
    });
    expect(sent?.body).not.toHaveProperty('markupRate');
    expect(sent?.headers.get('Idempotency-Key')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/business/job-order/pending');
    await waitFor(() => expect(router.state.location.search).toBe(`?new=${ORDER_ID}`));
  });

  it('returns a recruiter to the pending tab of My jobs, with the new order marked', async () => {
    const pending = anOrderItem({ status: 'pending', approval: 'pending' });
    const { screen, browser, router } = await open(
      '/business/job-order/new',
      (fake) =>
        fake
          .on('POST', CREATE, created)
          .on('GET', '/api/job-order/{status}/organization/{orgId}', ({ query }) =>
            ok({ data: query.get('skip') === '0' ? [pending] : [], count: 1 }),
          ),
      aRecruiter(),
    );
    await browser.type(await screen.findByLabelText('Job title'), 'Night drayage');
    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));
    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    const row = within((await screen.findByRole('link', { name: 'Night drayage' })).closest('tr') as HTMLElement);
    expect(row.getByText('New')).toBeVisible();
    expect(screen.getByRole('tab', { name: /Pending/ })).toHaveAttribute('aria-selected', 'true');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      `/business/my-jobs?status=pending&new=${ORDER_ID}`,
    );
  });

  it('suggests the user as contact if the facility lists them, and does not offer an inactive facility', async () => {
    const user = aRecruiter();
    const me = {
      _id: user._id,
      firstName: 'Robin',
      lastName: 'Vale',
      position: 'RECRUITER',
      phone: null,
      email: 'r@x.example',
    };
    const { screen, browser } = await open(
      '/business/job-order/new',
      (fake) =>
        fake
          .on(
            'GET',
            `/api/facility/organization/${ORGANIZATION_ID}`,
            ok([aFacility(), aFacility({ _id: ORDER_ID, name: 'Old yard', isActive: false })]),
          )
          .on('GET', '/api/facility/fleet/contactPersons/{facilityId}', ok([me])),
      user,
    );
    await browser.click(await screen.findByLabelText('Facility'));
    await browser.click(await screen.findByText('Old yard · Long Beach, CA (inactive)'));
    await browser.click(screen.getByText('Pier T yard · Long Beach, CA'));

    await waitFor(() => expect(screen.getByLabelText(/^Contact/)).toHaveValue(user._id));
  });

  it('asks for the length of runs only for a regional order', async () => {
    const { screen, browser } = await open('/business/job-order/new');
    const type = await screen.findByLabelText('Assignment type');

    await browser.selectOptions(type, 'otr');
    expect(screen.queryAllByLabelText(/run/i)).toEqual([]);
    await browser.selectOptions(type, 'regionalSameDay');

    expect(screen.getAllByLabelText(/run/i)).toHaveLength(2);
  });

  it('suggests 22 dollars per extra hour after 12 hours for a flat rate', async () => {
    const { screen, browser } = await open('/business/job-order/new');
    await browser.selectOptions(await screen.findByLabelText('Payment type'), 'flat');

    await browser.click(screen.getByRole('switch', { name: 'Pay for extra hours' }));

    expect(screen.getByLabelText('Daily hours before extra pay')).toHaveValue(12);
    expect(screen.getByLabelText('Pay per extra hour')).toHaveValue(22);
  });

  it.each(['No OT', 'OT45', 'OT50'])('asks for the Motor Carrier Exemption with %s', async (name) => {
    const { screen, browser } = await open('/business/job-order/new');
    await browser.click(await screen.findByRole('radio', { name }));
    expect(screen.getByRole('checkbox', { name: /Motor Carrier Exemption/ })).not.toBeChecked();

    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText('Confirm the Motor Carrier Exemption')).toBeVisible();
  });

  it.each(['OT8', 'OT40'])('does not ask for it with %s', async (name) => {
    const { screen, browser } = await open('/business/job-order/new');
    await browser.click(await screen.findByRole('radio', { name }));

    expect(screen.queryByRole('checkbox', { name: /Motor Carrier Exemption/ })).toBeNull();
  });

  it('has waiting pay for mileage', async () => {
    const { screen, browser } = await open('/business/job-order/new');
    await browser.selectOptions(await screen.findByLabelText('Payment type'), 'mileage');

    expect(await screen.findByLabelText(/Waiting pay per hour/)).toHaveValue(12);
  });
});

describe('a clone', () => {
  it('keeps the title, names the order it was cloned from and sends no markup', async () => {
    const { screen, api, browser } = await open(`/business/job-order/clone/${ORDER_ID}/true`, (fake) =>
      withOrder({ startDate: '2026-01-05', isStartDateASAP: false })(fake).on('POST', CREATE, created),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Clone Job Order: Night drayage' })).toBeVisible();

    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    await screen.findByText('Order created');
    const [sent] = api.sent('POST', CREATE);
    expect(sent?.body).toMatchObject({
      cloneOf: ORDER_ID,
      title: 'Night drayage',
      startDate: null,
      isStartDateASAP: true,
    });
    expect(sent?.body).not.toHaveProperty('markupRate');
  });
});

describe('an edit', () => {
  const address = `/business/job-order/edit/${ORDER_ID}`;

  it('sends only the changed fields, with the version that was edited', async () => {
    const { screen, api, browser, router } = await open(
      address,
      (fake) =>
        withOrder({ status: 'active' })(fake).on('PATCH', UPDATE, ok({ _id: ORDER_ID, seq: 4, status: 'active' })),
      aRecruiter(),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Job: Night drayage' })).toBeVisible();
    await browser.clear(screen.getByLabelText('Number of drivers'));
    await browser.type(screen.getByLabelText('Number of drivers'), '3');

    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText('Order updated')).toBeVisible();
    expect(api.sent('PATCH', UPDATE)[0]?.body).toEqual({ numberOfDrivers: 3, baseVersionId: anOrderView().versionId });
    expect(router.state.location.pathname).toBe('/business/my-jobs');
  });

  it('locks the rates, and the payment type of an order that is not pending', async () => {
    const { screen } = await open(address, withOrder({ status: 'active' }), aRecruiter());

    expect(await screen.findByLabelText('Payment type')).toBeDisabled();
    expect(screen.getByLabelText('Minimum hourly rate')).toBeDisabled();
    expect(screen.getByText(/can't change the rates of an existing order/)).toBeVisible();
  });

  it('lets the payment type of a pending order change, with rates of its own', async () => {
    const { screen, browser } = await open(address, withOrder({ status: 'pending', approval: 'pending' }));

    const type = await screen.findByLabelText('Payment type');
    expect(type).toBeEnabled();
    expect(screen.getByLabelText('Minimum hourly rate')).toBeDisabled();
    await browser.selectOptions(type, 'mileage');

    expect(screen.getByLabelText('Per mile')).toBeEnabled();
  });

  it('refuses an order that cannot be edited and returns to the list', async () => {
    const { screen, router } = await open(address, withOrder({ actions: [] }));

    expect(
      await screen.findByText('The order can not be edited: only recruiters may edit active orders.'),
    ).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/business/job-order/pending'));
  });

  it('keeps the entries when the API refuses, with problems at their fields and the rest in one alert', async () => {
    let tries = 0;
    const { screen, browser } = await open(address, (fake) =>
      withOrder({ status: 'pending', approval: 'pending' })(fake).on('PATCH', UPDATE, () => {
        tries += 1;
        return tries === 1
          ? refusal(400, 'invalid-input', { errors: [{ pointer: '/title', code: 'Somebody else has this title' }] })
          : refusal(409, 'order-changed');
      }),
    );
    const title = await screen.findByLabelText('Job title');
    await browser.type(title, ' two');
    await browser.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Somebody else has this title')).toBeVisible();
    expect(title).toHaveValue('Night drayage two');

    await browser.type(title, '!');
    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Job title')).toHaveValue('Night drayage two!');
  });
});

describe('an edit while somebody else edits the same order', () => {
  it('keeps the entries, says what the other person changed, and takes it over', async () => {
    const mine = anOrderView({ status: 'pending', approval: 'pending', actions: ['edit'], refusals: [] });
    const versionId = '018f0000-0000-7000-8000-0000000000f9';
    let saved = mine;
    let tries = 0;
    const { screen, api, browser } = await open(`/business/job-order/edit/${ORDER_ID}`, (fake) =>
      fake
        .on('GET', '/api/job-order/id/{id}', () => ok(saved))
        .on('PATCH', UPDATE, () => {
          tries += 1;
          if (tries > 1) return ok({ _id: ORDER_ID, seq: 5, status: 'pending' });
          saved = { ...mine, versionId, numberOfDrivers: 4, title: 'Day drayage', seq: 4 };
          return refusal(409, 'order-changed', { params: { who: 'Pat Lee' } });
        }),
    );
    await browser.type(await screen.findByLabelText('Job title'), ' two');
    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText(/They changed: Number of drivers\..*You both changed: Job title\./)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Pat Lee changed the order in the meantime\. Your entries were not saved; .*They changed: Number of drivers\./,
    );
    // It stands above the form and takes the focus, wherever Submit was pressed.
    const notice = screen.getByRole('alert').closest<HTMLElement>('[tabindex="-1"]');
    expect(notice).toHaveFocus();
    expect(notice?.compareDocumentPosition(screen.getByLabelText('Job title'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByLabelText('Job title')).toHaveValue('Night drayage two');
    await browser.click(screen.getByRole('button', { name: 'Take over their changes' }));
    expect(screen.getByLabelText('Number of drivers')).toHaveValue(4);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText('Order updated')).toBeVisible();
    expect(api.sent('PATCH', UPDATE)[1]?.body).toEqual({ title: 'Night drayage two', baseVersionId: versionId });
  });
});

describe('leaving an unsaved form', () => {
  it('keeps the draft and says so', async () => {
    const { screen, browser, router } = await open('/business/job-order/new');
    await browser.type(await screen.findByLabelText('Job title'), 'Night');

    await browser.click(screen.getByRole('link', { name: 'Job orders' }));
    expect(await screen.findByText(/^Your draft is kept for a week/)).toBeVisible();
    await act(() => router.navigate('/business/job-order/new'));

    expect(await screen.findByLabelText('Job title')).toHaveValue('Night');
  });

  it('restores the entries after the page was lost', async () => {
    const first = await open('/business/job-order/new');
    await first.browser.type(await first.screen.findByLabelText('Job title'), 'Night');
    first.screen.unmount();

    const { screen, browser } = await open('/business/job-order/new');

    expect(await screen.findByText('Your unsaved changes were restored.')).toBeVisible();
    expect(screen.getByLabelText('Job title')).toHaveValue('Night');
    await browser.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Job title')).toHaveValue('');
  });
});
