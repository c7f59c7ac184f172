import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { emptyReference } from '#domain/driver-histories/references';
import { emptySchedule } from '#domain/driver-histories/week';
import { referenceDraft } from '#web/features/histories/model/reference-draft';
import { keepDraft } from '#web/shared/form/draft-storage';
import { anApplication } from '../../support/application';
import { aDriverMe } from '../../support/drivers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { notSent } from '../../support/histories';
import { anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const root = '/api/driver-profile/verification';
const open = (part: string, extend: (api: FakeApi) => FakeApi) =>
  renderApp(`/driver/onboarding/${part}`, {
    user: anApplyingDriver(),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, stage: 'Processing' })))
          .on('GET', root, ok(anApplication())),
      ),
  });

afterEach(freshBrowser);

describe('the references', () => {
  const ann = {
    ...emptyReference,
    _id: '018f0000-0000-7000-8000-000000000201',
    name: 'Ann Smith',
    phone: '+12145550101',
    relationship: 'supervisor',
  } as const;
  const joe = {
    ...emptyReference,
    _id: '018f0000-0000-7000-8000-000000000202',
    name: 'Joe Park',
    phone: '+12145550102',
    relationship: 'coworker',
  } as const;
  const note = {
    _id: '018f0000-0000-7000-8000-000000000901',
    entityId: joe._id,
    text: 'Nobody answers this number',
    updatedAt: '2026-11-21T12:00:00.000Z',
  };
  const openWith = (references: object[], part = 'references') =>
    open(part, (api) =>
      api
        .on('GET', `${root}/references`, ok({ references, standing: notSent }))
        .on('GET', '/api/verifications', ok([note]))
        .on('PUT', `${root}/references`, ok({ references, standing: notSent }))
        .on('PUT', `${root}/references/submit`, ok({ references, standing: notSent })),
    );

  it('start empty, and show how many are needed', async () => {
    const { screen } = await openWith([]);

    expect(await screen.findByText('No references yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription('Add 2 more');
  });

  it('say that a new one was begun and not saved', async () => {
    keepDraft(window.localStorage, referenceDraft(undefined), { name: 'Joe' });
    const { screen } = await openWith([ann]);

    const note = within(await screen.findByRole('note'));
    expect(note.getByRole('link', { name: 'Continue it' })).toHaveAttribute(
      'href',
      expect.stringContaining('edit=new'),
    );
  });

  it('are added one by one, without family members', async () => {
    const { screen, browser, api } = await openWith([ann]);
    await browser.click(await screen.findByRole('link', { name: 'Add a reference' }));
    const form = within(await screen.findByRole('form', { name: 'Add a reference' }));

    await browser.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findAllByText('This field is required')).toHaveLength(3);
    await browser.type(form.getByLabelText('Name'), 'Mum Gomez');
    await browser.type(form.getByLabelText('Phone'), '214 555 0101');
    expect(await form.findByText('You already listed a reference with this phone number')).toBeVisible();
    // Options that the API would reject are not offered.
    expect(form.queryByRole('option', { name: 'Family' })).not.toBeInTheDocument();
    expect(form.queryByRole('option', { name: 'Friend' })).not.toBeInTheDocument();
    await browser.type(form.getByLabelText('Phone'), '{Backspace}2');
    await browser.selectOptions(form.getByLabelText('How do they know you?'), 'Coworker');
    await browser.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => {
      expect(api.sent('PUT', `${root}/references`)[0]?.body).toMatchObject({
        references: [ann, { name: 'Mum Gomez', phone: '214 555 0102', relationship: 'coworker', email: '' }],
      });
    });
  });

  it('changed in another tab keep the entries of this one, until the current ones are shown', async () => {
    let current: readonly object[] = [joe, ann];
    const { screen, browser, api } = await open(`references?edit=${ann._id}`, (fake) =>
      fake
        .on('GET', `${root}/references`, () => ok({ references: current, standing: notSent }))
        .on('GET', '/api/verifications', ok([]))
        .on('PUT', `${root}/references`, ({ body }) =>
          (body as { was: object[] }).was.length === current.length
            ? ok({ references: current, standing: notSent })
            : refusal(409, 'record-changed'),
        ),
    );
    const form = within(await screen.findByRole('form', { name: 'Edit reference' }));
    await browser.type(form.getByLabelText('Name'), 'son');
    current = [{ ...ann, company: 'Acme Freight' }];
    await browser.click(form.getByRole('button', { name: 'Save' }));

    expect(await form.findByRole('alert')).toHaveTextContent('This was changed in the meantime');
    expect(form.getByLabelText('Name')).toHaveValue('Ann Smithson');
    await browser.click(form.getByRole('button', { name: 'Show the current version' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ann Smith'));
    expect(screen.queryByRole('alert')).toBeNull();

    // The entries go to the same person, now at the top of the list.
    await browser.type(screen.getByLabelText('Name'), 'son');
    await browser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('PUT', `${root}/references`)).toHaveLength(2));
    expect(api.sent('PUT', `${root}/references`)[1]?.body).toMatchObject({
      references: [{ name: 'Ann Smithson' }],
      was: [{ name: 'Ann Smith' }],
    });
  });

  /** The list as the API keeps it: a change of an older list is refused. */
  const aList = (start: readonly object[]) => {
    let references = start;
    const id = (index: number) => `018f0000-0000-7000-8000-00000000021${index}`;
    return {
      names: () => references.map((one) => (one as { name: string }).name),
      add: (person: object) => {
        references = [...references, person];
      },
      change: (person: object, into: object) => {
        references = references.map((one) => (one === person ? into : one));
      },
      remove: (person: object) => {
        references = references.filter((one) => one !== person);
      },
      extend: (fake: FakeApi) =>
        fake
          .on('GET', `${root}/references`, () => ok({ references, standing: notSent }))
          .on('GET', '/api/verifications', ok([]))
          .on('PUT', `${root}/references`, ({ body }) => {
            const { was, references: next } = body as { was: { name: string }[]; references: object[] };
            if (was.map(({ name }) => name).join() !== references.map((one) => (one as { name: string }).name).join()) {
              return refusal(409, 'record-changed');
            }
            references = next.map((one, index) => ({ ...emptyReference, _id: id(index), ...one }));
            return ok({ references, standing: notSent });
          }),
    };
  };

  it('added in two tabs are both kept', async () => {
    const list = aList([]);
    const { screen, browser } = await open('references?edit=new', list.extend);
    const form = within(await screen.findByRole('form', { name: 'Add a reference' }));
    await browser.type(form.getByLabelText('Name'), 'Lee Park');
    await browser.type(form.getByLabelText('Phone'), '214 555 0107');
    await browser.selectOptions(form.getByLabelText('How do they know you?'), 'Coworker');
    list.add(ann);
    await browser.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Lee Park')).toBeVisible();
    expect(list.names()).toEqual(['Ann Smith', 'Lee Park']);
  });

  it('of a person whose phone number another tab changed are no new person', async () => {
    const list = aList([ann, joe]);
    const { screen, browser, client } = await open(`references?edit=${ann._id}`, list.extend);
    const form = within(await screen.findByRole('form', { name: 'Edit reference' }));
    await browser.type(form.getByLabelText('Name'), 'son');
    // The id follows from the number.
    list.change(ann, { ...ann, _id: '018f0000-0000-7000-8000-000000000299', name: 'Ann S.', phone: '+12145550199' });
    await act(() => client.invalidateQueries());
    expect(screen.getByRole('heading', { name: 'Edit reference' })).toBeVisible();
    expect(screen.queryByText(/^This entry was removed/)).not.toBeInTheDocument();
    await browser.click(form.getByRole('button', { name: 'Save' }));

    expect(await form.findByRole('alert')).toHaveTextContent('This was changed in the meantime');
    await browser.click(form.getByRole('button', { name: 'Show the current version' }));
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('+12145550199'));
    await browser.type(screen.getByLabelText('Name'), ' Smithson');
    await browser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(list.names()).toEqual(['Ann S. Smithson', 'Joe Park']));
  });

  it('of two people changed in two tabs are both kept', async () => {
    const list = aList([ann, joe]);
    const { screen, browser } = await open(`references?edit=${joe._id}`, list.extend);
    const form = within(await screen.findByRole('form', { name: 'Edit reference' }));
    await browser.type(form.getByLabelText('Name'), 's');
    list.remove(ann);
    list.add({ ...ann, name: 'Ann Smithson' });
    await browser.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(list.names()).toEqual(['Joe Parks', 'Ann Smithson']));
  });

  it('unsaved for a new person do not appear at a listed one', async () => {
    const list = aList([ann]);
    const { screen, browser, client, router } = await open('references?edit=new', list.extend);
    const form = within(await screen.findByRole('form', { name: 'Add a reference' }));
    await browser.type(form.getByLabelText('Name'), 'Rosa Diaz');
    // Another tab adds its own person at the place where this one would be.
    list.add(joe);
    await act(() => client.invalidateQueries());
    await act(() => router.navigate('/driver/onboarding/references'));
    await browser.click(await screen.findByRole('link', { name: 'Edit Joe Park' }));
    const edit = within(await screen.findByRole('form', { name: 'Edit reference' }));
    expect(edit.getByLabelText('Name')).toHaveValue('Joe Park');
  });

  it('of a person whom another tab removed are kept, and added again', async () => {
    const list = aList([ann, joe]);
    const { screen, browser } = await open(`references?edit=${joe._id}`, list.extend);
    const form = within(await screen.findByRole('form', { name: 'Edit reference' }));
    await browser.type(form.getByLabelText('Name'), 's');
    list.remove(joe);
    await browser.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This entry was removed in the meantime/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Add a reference' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Joe Parks');
    await browser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(list.names()).toEqual(['Ann Smith', 'Joe Parks']));
  });

  it('show reviewer notes', async () => {
    const { screen } = await openWith([ann, joe]);

    const [first, second] = within(await screen.findByRole('list', { name: 'References' })).getAllByRole('listitem');
    await waitFor(() => {
      expect(second).toHaveTextContent('The reviewer wrote: “Nobody answers this number”');
    });
    expect(first).not.toHaveTextContent('The reviewer wrote');
  });

  it('can be sent once there are two', async () => {
    const { screen, browser, api } = await openWith([ann, joe]);

    await browser.click(await screen.findByRole('button', { name: 'Send' }));

    await waitFor(() => {
      expect(api.sent('PUT', `${root}/references/submit`)[0]?.body).toEqual({
        references: [ann, joe],
        was: [ann, joe],
      });
    });
  });

  it('offer a retry when loading fails', async () => {
    const { screen } = await open('references', (api) =>
      api.on('GET', `${root}/references`, refusal(503, 'unavailable')),
    );

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the schedule', () => {
  it('rejects impossible weekly hours at the field before the times step', async () => {
    const { screen, browser, api } = await open('schedule', (fake) =>
      fake.on('GET', `${root}/schedule`, ok({ schedule: emptySchedule, standing: notSent })),
    );
    const form = within(await screen.findByRole('form', { name: 'Your schedule' }));
    await browser.click(form.getByRole('checkbox', { name: 'Monday' }));
    await browser.type(form.getByLabelText(/^Hours per week/), '400');

    await browser.click(form.getByRole('button', { name: 'Next: times' }));

    expect(await form.findByText('Enter 1 to 168 hours per week')).toBeVisible();
    expect(form.getByLabelText(/^Hours per week/)).toBeInvalid();
    expect(form.queryByLabelText('Monday from')).not.toBeInTheDocument();
    expect(api.sent('PUT', `${root}/schedule`)).toHaveLength(0);
  });

  it('takes days first and then times, and requires at least one day', async () => {
    const { screen, browser, api, router } = await open('schedule', (fake) =>
      fake
        .on('GET', `${root}/schedule`, ok({ schedule: emptySchedule, standing: notSent }))
        .on('PUT', `${root}/schedule`, ok({ schedule: emptySchedule, standing: notSent })),
    );
    const form = within(await screen.findByRole('form', { name: 'Your schedule' }));

    await browser.click(form.getByRole('button', { name: 'Next: times' }));
    expect(await form.findByText('You should select at least one day')).toBeVisible();
    await waitFor(() => expect(form.getByRole('checkbox', { name: 'Sunday' })).toHaveFocus());
    await browser.click(form.getByRole('checkbox', { name: 'Monday' }));
    await browser.click(form.getByRole('checkbox', { name: 'Saturday' }));
    await browser.selectOptions(form.getByLabelText('What kind of schedule do you want?'), 'By shift');
    await browser.click(form.getByRole('button', { name: 'Next: times' }));
    await waitFor(() => expect(form.getByText('This field is required')).toBeVisible());
    // The button is below the fold; without the focus, nothing seems to happen.
    await waitFor(() => expect(form.getByLabelText('Shift')).toHaveFocus());
    await browser.selectOptions(form.getByLabelText('Shift'), 'Nights');
    await browser.click(form.getByRole('button', { name: 'Next: times' }));

    expect(await form.findByLabelText('Monday from')).toHaveDisplayValue('8:00 PM');
    expect(form.getByLabelText('Monday until')).toHaveDisplayValue('5:00 AM');
    await browser.selectOptions(form.getByLabelText('Monday until'), '3:30 AM');
    expect(form.getByText('8:00 PM – 3:30 AM the next day')).toBeVisible();
    await browser.click(form.getByRole('button', { name: 'Copy Monday to every day' }));
    expect(form.getByLabelText('Saturday until')).toHaveDisplayValue('3:30 AM');
    await browser.click(form.getByRole('checkbox', { name: 'Saturday: always available' }));
    await browser.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/driver/onboarding');
    });
    expect(api.sent('PUT', `${root}/schedule`)[0]?.body).toMatchObject({
      scheduleType: 'SHIFT_TYPE',
      shiftType: 'Night',
      days: {
        mo: { isAvailable: true, from: 20, to: 3.5 },
        sa: { isAvailable: true, isAlwaysAvailable: true },
        tu: { isAvailable: false },
      },
    });
  });
});
