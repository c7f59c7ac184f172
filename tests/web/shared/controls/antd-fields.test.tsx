import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { antdControls } from '#web/shared/controls/antd/antd-controls';
import { ControlsContext } from '#web/shared/controls/use-controls';
import { CheckField } from '#web/shared/form/check-field';
import { CheckboxesField, SegmentedField, SelectField, SwitchField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { MoneyField } from '#web/shared/form/number-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { YesNoField } from '#web/shared/form/yes-no-field';
import { AntdProvider } from '#web/shared/theme/antd-provider';
import { freshBrowser, renderPart } from '../../support/render';

const CLASSES = ['A', 'B', 'C'].map((value) => ({ value, label: `Class ${value}` }));
const empty = {
  title: '',
  notes: '',
  rate: null as number | null,
  license: null as string | null,
  size: null as string | null,
  kinds: [] as string[],
  night: null as boolean | null,
  isShown: false,
  isAgreed: false,
};

interface EveryFieldProps {
  onSubmit: (values: typeof empty) => Promise<void>;
  values?: Partial<typeof empty>;
}

function EveryField({ onSubmit, values }: EveryFieldProps) {
  const form = useForm({ defaultValues: { ...empty, ...values } });
  const { control } = form;
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField control={control} name="title" label="Job title" rules={{ required: 'Type a job title' }} />
      <TextAreaField control={control} name="notes" label="Notes" help="Only staff see them" optional />
      <MoneyField control={control} name="rate" label="Rate" />
      <SelectField control={control} name="license" label="License class" choices={CLASSES} />
      <SegmentedField control={control} name="size" label="Fleet size" choices={CLASSES} />
      <CheckboxesField control={control} name="kinds" label="Freight" choices={CLASSES} />
      <YesNoField control={control} name="night" label="Night runs?" />
      <SwitchField control={control} name="isShown" label="Visible to drivers" />
      <CheckField control={control} name="isAgreed" label="I have read the terms" />
      <SubmitButton control={control}>Save</SubmitButton>
    </Form>
  );
}

const renderForm = (onSubmit: EveryFieldProps['onSubmit'], values: Partial<typeof empty> = {}) =>
  renderPart(
    <AntdProvider density="console">
      <ControlsContext value={antdControls}>
        <EveryField onSubmit={onSubmit} values={values} />
      </ControlsContext>
    </AntdProvider>,
  );

const text = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** The select of antd, which replaces the native one when it has loaded. */
const select = () => screen.findByRole('combobox', { name: 'License class', busy: false });

beforeEach(freshBrowser);

describe('the fields of the console', () => {
  it('are drawn by antd with the names, help and errors of the native ones', async () => {
    const { browser } = await renderForm(() => Promise.resolve());

    expect(text('Job title')).toHaveClass('ant-input');
    expect(text(/^Notes/)).toHaveAccessibleDescription('Only staff see them');
    await browser.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Type a job title')).toBeVisible();
    expect(text('Job title')).toBeInvalid();
    expect(text('Job title')).toHaveAccessibleDescription('Type a job title');
    expect(text('Job title')).toHaveFocus();
  });

  it('show a dash for a value that is not among the choices, never the value itself', async () => {
    const { screen: form } = await renderForm(() => Promise.resolve(), {
      license: '018f0000-0000-7000-8000-00000000ffff',
    });
    await select();

    expect(form.container).not.toHaveTextContent('018f0000');
    expect(form.container).toHaveTextContent('–');
  });

  it('fill the form by keyboard and pointer', async () => {
    const submit = jest.fn((_values: typeof empty) => Promise.resolve());
    const { browser } = await renderForm(submit);

    await browser.type(text('Job title'), 'Local driver');
    await browser.type(text(/^Notes/), 'Ask for Ines');
    await browser.type(screen.getByRole('spinbutton', { name: 'Rate' }), '27.5');
    await select();
    await browser.tab();
    await browser.keyboard('{Enter}');
    await browser.click(await screen.findByTitle('Class B'));
    await browser.click(within(screen.getByRole('radiogroup', { name: 'Fleet size' })).getByText('Class C'));
    await browser.click(screen.getByRole('checkbox', { name: 'Class A' }));
    await browser.click(within(screen.getByRole('radiogroup', { name: 'Night runs?' })).getByText('No'));
    await browser.click(screen.getByRole('switch', { name: 'Visible to drivers' }));
    await browser.click(screen.getByRole('checkbox', { name: 'I have read the terms' }));
    await browser.click(screen.getByRole('button', { name: 'Save' }));

    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]?.[0]).toEqual({
      title: 'Local driver',
      notes: 'Ask for Ines',
      rate: 2750,
      license: 'B',
      size: 'C',
      kinds: ['A'],
      night: false,
      isShown: true,
      isAgreed: true,
    });
  });

  it('have no answer to a yes-or-no question at first', async () => {
    await renderForm(() => Promise.resolve());

    for (const radio of within(screen.getByRole('radiogroup', { name: 'Night runs?' })).getAllByRole('radio'))
      expect(radio).not.toBeChecked();
  });
});
