import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { antdControls } from '#web/shared/controls/antd/antd-controls';
import { nativeControls } from '#web/shared/controls/native/native-controls';
import { ControlsContext } from '#web/shared/controls/use-controls';
import { SelectField } from '#web/shared/form/choice-fields';
import { Checkbox, Radios } from '#web/shared/form/inputs';
import { TextBox } from '#web/shared/form/text-box';
import { AntdProvider } from '#web/shared/theme/antd-provider';
import { freshBrowser, renderPart } from '../../support/render';

afterEach(freshBrowser);

const WEEKS = [4, 12].map((value) => ({ value, label: `${value} weeks` }));

function Length() {
  const [weeks, setWeeks] = useState<number | null>(null);
  return (
    <>
      <Radios label="Length" name="length" choices={WEEKS} value={weeks} onChange={setWeeks} />
      <output>{weeks === null ? 'none' : weeks + 1}</output>
    </>
  );
}

function AnyTime() {
  const [isOn, setOn] = useState(false);
  return <Checkbox label="Any time" aria-label="Any time on Monday" checked={isOn} onChange={setOn} />;
}

function Place({ required = false }: { required?: boolean }) {
  const [text, setText] = useState('');
  return <TextBox label="Place" required={required} suggestions={['Reno, NV']} value={text} onChange={setText} />;
}

function Trailer({ trailer = null, ...props }: { optional?: boolean; placeholder?: string; trailer?: string | null }) {
  const { control } = useForm<{ trailer: string | null }>({ defaultValues: { trailer } });
  const choices = ['Reefer', 'Flatbed'].map((value) => ({ value, label: value }));
  return <SelectField control={control} name="trailer" label="Trailer" choices={choices} {...props} />;
}

/** The options that can be selected, once the list has loaded and is open. */
async function offered(browser: UserEvent): Promise<(string | null)[]> {
  const list = await screen.findByRole('combobox', { name: /^Trailer/, busy: false });
  if (list instanceof HTMLSelectElement)
    return [...list.options].filter(({ disabled }) => !disabled).map(({ textContent }) => textContent);
  await browser.click(list);
  const options = await waitFor(() => {
    const found = [...document.querySelectorAll('.ant-select-item-option-content')];
    expect(found).not.toEqual([]);
    return found;
  });
  return options.map(({ textContent }) => textContent);
}

describe.each([
  ['a driver page', nativeControls],
  ['the console', antdControls],
])('on %s', (_, controls) => {
  const renderOn = (part: ReactNode) =>
    renderPart(
      <AntdProvider density="console">
        <ControlsContext value={controls}>{part}</ControlsContext>
      </AntdProvider>,
    );

  it('radio buttons of numbers select a number', async () => {
    const { browser } = await renderOn(<Length />);
    expect(screen.getByRole('radiogroup', { name: 'Length' })).toBeVisible();

    await browser.click(screen.getByText('12 weeks'));

    expect(screen.getByRole('radio', { name: '12 weeks' })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('13');
  });

  it.each([null, ''])('nothing cannot be selected in a required list without a value (%j)', async (trailer) => {
    const { browser, screen: page } = await renderOn(<Trailer trailer={trailer} />);

    expect(await offered(browser)).toEqual(['Reefer', 'Flatbed']);
    expect(page.container).toHaveTextContent('Select one');
  });

  it.each([
    ['an optional list', { optional: true }, 'Select one'],
    ['a list in which that is an answer', { placeholder: 'No trailer' }, 'No trailer'],
  ])('nothing can be selected in %s', async (_list, props, none) => {
    const { browser } = await renderOn(<Trailer {...props} />);

    expect(await offered(browser)).toEqual([none, 'Reefer', 'Flatbed']);
  });

  it('a checkbox of a row is named after its row', async () => {
    const { browser } = await renderOn(<AnyTime />);

    await browser.click(screen.getByText('Any time'));

    expect(screen.getByRole('checkbox', { name: 'Any time on Monday' })).toBeChecked();
  });

  it('a text box suggests values, allows others, and is required only in a form', async () => {
    const { browser } = await renderOn(<Place />);
    const box = screen.getByLabelText('Place');
    expect(box).not.toBeRequired();
    expect(box).toHaveAttribute('list', document.querySelector('datalist')?.id);

    await browser.type(box, 'Elko, NV');

    expect(box).toHaveValue('Elko, NV');
  });

  it('a required text box says so', async () => {
    await renderOn(<Place required />);

    expect(screen.getByLabelText('Place')).toBeRequired();
  });
});
