import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CheckboxesField, SegmentedField, SelectField, SwitchField } from '#web/shared/form/choice-fields';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { MoneyField, NumberField } from '#web/shared/form/number-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { toApiProblem } from '#web/shared/http/api-problem';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);

const Order = z.object({
  title: z.string().min(1, { error: 'Choose a title' }),
  seats: z.number(),
  payCents: z.number().optional(),
  kind: z.enum(['local', 'otr']),
  shift: z.enum(['AM', 'PM']).optional(),
  marks: z.array(z.string()),
  open: z.boolean(),
});
type Order = z.infer<typeof Order>;

const start: DefaultValues<Order> = { title: 'Night drayage', seats: 1, kind: 'local', marks: ['T'], open: false };

function OrderForm({
  send,
  values = start,
}: {
  send: (order: Order) => Promise<unknown>;
  values?: DefaultValues<Order>;
}) {
  const form = useForm<Order, unknown, Order>({ resolver: commandResolver(Order), defaultValues: values });
  const { control } = form;
  return (
    <Form form={form} onSubmit={send} label="Order">
      <TextField control={control} name="title" label="Title" help="Drivers read this first" />
      <NumberField control={control} name="seats" label="Seats" />
      <MoneyField control={control} name="payCents" label="Pay" optional />
      <SelectField
        control={control}
        name="kind"
        label="Kind"
        choices={[
          { value: 'local', label: 'Local' },
          { value: 'otr', label: 'Over the road' },
        ]}
      />
      <SegmentedField
        control={control}
        name="shift"
        label="Shift"
        choices={[
          { value: 'AM', label: 'Morning' },
          { value: 'PM', label: 'Afternoon' },
        ]}
      />
      <CheckboxesField
        control={control}
        name="marks"
        label="Endorsements"
        choices={[
          { value: 'T', label: 'Doubles' },
          { value: 'H', label: 'Hazmat' },
        ]}
      />
      <SwitchField control={control} name="open" label="Visible to drivers" />
      <SubmitButton control={control}>Save</SubmitButton>
    </Form>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('a form', () => {
  it('omits cleared fields', async () => {
    const sent: Order[] = [];
    const values = { ...start, payCents: 9000 };
    const { browser } = await renderPart(
      <OrderForm values={values} send={(order) => Promise.resolve(sent.push(order))} />,
    );

    await browser.clear(screen.getByLabelText('Pay (optional)'));
    await browser.click(save());

    expect(screen.getByLabelText('Pay (optional)')).toHaveValue(null);
    expect(sent[0]).not.toHaveProperty('payCents', expect.anything());
  });

  it('sends the values of every kind of field', async () => {
    const sent: Order[] = [];
    const { browser } = await renderPart(<OrderForm send={(order) => Promise.resolve(sent.push(order))} />);

    await browser.clear(screen.getByLabelText('Seats'));
    await browser.type(screen.getByLabelText('Seats'), '3');
    await browser.type(screen.getByLabelText('Pay (optional)'), '21.5');
    await browser.selectOptions(screen.getByLabelText('Kind'), 'otr');
    await browser.click(screen.getByRole('radio', { name: 'Afternoon' }));
    await browser.click(screen.getByRole('checkbox', { name: 'Hazmat' }));
    await browser.click(screen.getByRole('switch', { name: 'Visible to drivers' }));
    await browser.click(save());

    expect(sent).toEqual([
      { title: 'Night drayage', seats: 3, payCents: 2150, kind: 'otr', shift: 'PM', marks: ['T', 'H'], open: true },
    ]);
  });

  it('shows missing values at the field, with the text of the schema or the default text', async () => {
    const { browser } = await renderPart(<OrderForm send={() => Promise.reject(new Error('not to be sent'))} />);

    await browser.clear(screen.getByLabelText('Title'));
    await browser.clear(screen.getByLabelText('Seats'));
    await browser.click(save());

    expect(await screen.findByText('Choose a title')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Choose a title Drivers read this first');
    expect(screen.getByLabelText('Seats')).toHaveAccessibleDescription('This field is required');
  });

  it.each([
    ['a field that is marked itself', <input key="field" aria-label="First" aria-invalid="true" />],
    [
      'a group that is marked',
      <div key="group" data-invalid="true">
        <input aria-label="First" />
        <input aria-label="Second" />
      </div>,
    ],
    [
      'a group in which nothing is marked, which has the text of an error',
      <fieldset key="set">
        <input aria-label="First" />
        <input aria-label="Second" />
        <div className="gh-field-error">Choose one</div>
      </fieldset>,
    ],
  ])('takes the focus to %s', async (_what, field) => {
    function Marked() {
      const form = useForm();
      return (
        <Form form={form} onSubmit={() => Promise.resolve()} label="Marked">
          <input aria-label="Before" />
          {field}
          <input aria-label="After" aria-invalid="true" />
          <button type="submit">Save</button>
        </Form>
      );
    }
    const { browser } = await renderPart(<Marked />);

    await browser.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.getByLabelText('First')).toHaveFocus());
  });

  it('leaves the focus with somebody who has gone on before the errors are drawn', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const { browser } = await renderPart(<OrderForm send={() => Promise.reject(new Error('not to be sent'))} />);
    await browser.clear(screen.getByLabelText('Title'));
    await browser.clear(screen.getByLabelText('Seats'));
    await browser.click(save());
    await screen.findByText('Choose a title');

    await browser.type(screen.getByLabelText('Seats'), '3');
    act(() => {
      for (const frame of frames) frame(0);
    });
    await browser.keyboard('4');

    expect(screen.getByLabelText('Seats')).toHaveValue(34);
  });

  it('shows errors of the server at their fields', async () => {
    const errors = [
      { pointer: '/seats', code: 'too-small' },
      { pointer: '/marks/1', code: 'invalid-value', message: 'Hazmat needs 21 years' },
    ];
    const refused = () => Promise.reject(toApiProblem(400, { code: 'invalid-input', errors }));
    const { browser } = await renderPart(<OrderForm send={refused} />);

    await browser.click(save());

    expect(await screen.findByText('This is too small or too short')).toBeVisible();
    expect(screen.getByText('Hazmat needs 21 years')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows other errors in one alert, and removes it at the next attempt', async () => {
    let tries = 0;
    const refuseOnce = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(toApiProblem(401, { code: 'sign-in-failed' })) : Promise.resolve();
    };
    const { browser } = await renderPart(<OrderForm send={refuseOnce} />);

    await browser.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('The email address or password is incorrect');
    await browser.click(save());

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('removes the alert once a value changes, and keeps the focus in the field', async () => {
    const refused = () => Promise.reject(toApiProblem(401, { code: 'sign-in-failed' }));
    const { browser } = await renderPart(<OrderForm send={refused} />);
    await browser.click(save());
    expect(await screen.findByRole('alert')).toBeVisible();
    await browser.click(screen.getByLabelText('Title'));
    await browser.tab();
    expect(screen.getByRole('alert')).toBeVisible();

    await browser.type(screen.getByLabelText('Title'), '!');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await browser.click(save());
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('removes the alert when the next attempt ends at a field', async () => {
    let isSent = false;
    const end = z.string().refine(() => !isSent, { error: 'The day is over' });
    const refused = () => {
      isSent = true;
      return Promise.reject(toApiProblem(401, { code: 'sign-in-failed' }));
    };
    function DayForm() {
      const form = useForm({ resolver: commandResolver(z.object({ end })), defaultValues: { end: 'today' } });
      return (
        <Form form={form} onSubmit={refused} label="Day">
          <TextField control={form.control} name="end" label="End" />
          <SubmitButton control={form.control}>Save</SubmitButton>
        </Form>
      );
    }
    const { browser } = await renderPart(<DayForm />);
    await browser.click(save());
    expect(await screen.findByRole('alert')).toBeVisible();

    await browser.click(save());

    expect(await screen.findByText('The day is over')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('End')).toHaveFocus();
  });

  it('keeps the alert when the page fills in the form again', async () => {
    const refused = () => Promise.reject(toApiProblem(401, { code: 'sign-in-failed' }));
    function NameForm({ name }: { name: string }) {
      const form = useForm({ values: { name } });
      return (
        <Form form={form} onSubmit={refused} label="Person">
          <TextField control={form.control} name="name" label="First name" />
          <SubmitButton control={form.control}>Save</SubmitButton>
        </Form>
      );
    }
    function Page() {
      const [name, setName] = useState('Robin');
      return (
        <>
          <NameForm name={name} />
          <button
            type="button"
            onClick={() => {
              setName('Dana');
            }}
          >
            Refetch
          </button>
        </>
      );
    }
    const { browser } = await renderPart(<Page />);
    await browser.click(save());
    expect(await screen.findByRole('alert')).toBeVisible();

    await browser.click(screen.getByRole('button', { name: 'Refetch' }));

    expect(screen.getByLabelText('First name')).toHaveValue('Dana');
    expect(screen.getByRole('alert')).toBeVisible();
    await browser.type(screen.getByLabelText('First name'), ' Kim');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('cannot be sent twice while a request is pending', async () => {
    let answer: () => void = () => undefined;
    const { browser } = await renderPart(<OrderForm send={() => new Promise<void>((resolve) => (answer = resolve))} />);

    await browser.click(save());

    expect(save()).toBeDisabled();
    answer();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  });
});

describe('a form without a network', () => {
  it('keeps the entries, says next to the button that nothing was sent, and resends from there', async () => {
    const sent: Order[] = [];
    let isOffline = true;
    const { browser } = await renderPart(
      <OrderForm
        send={(order) => {
          if (isOffline) return Promise.reject(toApiProblem(0, { code: 'offline' }));
          sent.push(order);
          return Promise.resolve();
        }}
      />,
    );
    await browser.type(screen.getByLabelText('Title'), ' again');
    const [save] = screen.getAllByRole('button').slice(-1);
    if (save === undefined) throw new Error('The form has no button');
    await browser.click(save);

    const alert = await screen.findByText('You were offline. Nothing was sent.');
    expect(save.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByLabelText('Title')).toHaveValue('Night drayage again');

    isOffline = false;
    await browser.click(screen.getByRole('button', { name: 'Try again' }));

    expect(sent).toMatchObject([{ title: 'Night drayage again' }]);
  });
});
