import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ChangePhone } from '#domain/accounts/settings/schema';
import { antdControls } from '#web/shared/controls/antd/antd-controls';
import { nativeControls } from '#web/shared/controls/native/native-controls';
import { ControlsContext } from '#web/shared/controls/use-controls';
import { cleanPastes } from '#web/shared/form/clean-paste';
import { CodeField } from '#web/shared/form/code-field';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { AntdProvider } from '#web/shared/theme/antd-provider';
import { freshBrowser, renderPart } from '../../support/render';

const sent: unknown[] = [];

function PhoneForm() {
  const form = useForm({ resolver: commandResolver(ChangePhone), defaultValues: { phone: '', code: '' } });
  const { control } = form;
  return (
    <Form form={form} onSubmit={(values) => Promise.resolve(sent.push(values))} label="Change phone">
      <TextField control={control} name="phone" label="Phone" type="tel" maxLength={20} />
      <CodeField control={control} name="code" label="Code" />
      <SubmitButton control={control}>Change</SubmitButton>
    </Form>
  );
}

function Texts() {
  const { control } = useForm({ defaultValues: { name: 'Ann ', note: '' } });
  return (
    <>
      <TextField control={control} name="name" label="Name" maxLength={10} />
      <TextAreaField control={control} name="note" label="Note" />
    </>
  );
}

beforeAll(() => {
  cleanPastes(document);
});
beforeEach(() => {
  sent.length = 0;
});
afterEach(freshBrowser);

describe.each([
  ['a driver page', nativeControls],
  ['the console', antdControls],
])('pasting on %s', (_, controls) => {
  const renderOn = (part: ReactNode) =>
    renderPart(
      <AntdProvider density="console">
        <ControlsContext value={controls}>{part}</ControlsContext>
      </AntdProvider>,
    );

  it.each(['374 701', '374-701', '\u200e374\u00a0701', '374701', 'Code: 374701'])(
    'a code as %j sends its digits',
    async (code) => {
      const { browser } = await renderOn(<PhoneForm />);

      await browser.click(screen.getByLabelText('Phone'));
      await browser.paste('\u202a+1\u00a0562\u2011555\u20110142\u202c');
      await browser.click(screen.getByLabelText('Code'));
      await browser.paste(code);
      await browser.click(screen.getByRole('button', { name: 'Change' }));

      expect(sent).toEqual([{ phone: '+1 562-555-0142', code: '374701' }]);
    },
  );

  it('a code types only its six digits', async () => {
    const { browser } = await renderOn(<PhoneForm />);

    await browser.type(screen.getByLabelText('Code'), '374 7019');

    expect(screen.getByLabelText('Code')).toHaveValue('374701');
  });

  it('a text fits the limit without what nobody sees, where the cursor is', async () => {
    const { browser } = await renderOn(<Texts />);

    await browser.type(screen.getByLabelText('Name'), '{End}');
    await browser.paste(`${'\u200b'.repeat(30)}O\u2019Brien\u200b Smith`);
    await browser.click(screen.getByLabelText('Note'));
    await browser.paste('Gate\u00a04\u2028Dock\u200b 2');

    expect(screen.getByLabelText('Name')).toHaveValue('Ann O\u2019Brie');
    expect(screen.getByLabelText('Note')).toHaveValue('Gate 4\nDock 2');
  });
});
