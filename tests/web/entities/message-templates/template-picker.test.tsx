import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { TemplateKind } from '#domain/message-templates/kinds';
import { templateFields } from '#web/entities/message-templates/template-fields';
import { TemplatePicker } from '#web/entities/message-templates/template-picker';
import { fillTemplate } from '#web/entities/message-templates/templates';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { DRIVER_ID } from '../../support/carrier-drivers';
import { ORDER_ID } from '../../support/carrier-orders';
import { type FakeApi, ok } from '../../support/fake-api';
import { freshBrowser, renderPartWith } from '../../support/render';

const template = (name: string, text: string, subject: string | null = null) => ({
  ...{ _id: `018f0000-0000-7000-8000-0000000000${name.length}0`, name, text, subject, version: 1 },
  ...{ kind: subject === null ? 'invite' : 'message', updatedAt: '2026-11-20T12:00:00.000Z', updatedBy: 'Robin Vale' },
});
const data = [
  template('First contact', 'Hello {firstName}'),
  template('Night runs', 'We drive at night'),
  template('Start', 'See you', 'Your start'),
];

interface PartProps {
  kind: TemplateKind;
  candidate?: { driverId: string; orderId: string };
}

function Part(props: PartProps) {
  const form = useForm({ defaultValues: { subject: '', text: '' } });
  const hasSubject = props.kind === 'message';
  return (
    <form>
      {hasSubject ? <TextField control={form.control} name="subject" label="Subject" /> : null}
      <TemplatePicker
        {...props}
        fields={templateFields(form, { text: 'text', ...(hasSubject && { subject: 'subject' as const }) })}
      />
      <TextAreaField control={form.control} name="text" label="Text" />
    </form>
  );
}

async function open(props: PartProps, extend: (api: FakeApi) => FakeApi = (api) => api) {
  const page = await renderPartWith(<Part {...props} />, (api) =>
    extend(api.on('GET', '/api/message-templates', ok({ data }))),
  );
  const picker = await page.screen.findByLabelText(/^Template/);
  const text = page.screen.getByLabelText('Text');
  const choose = (name: string) => page.browser.selectOptions(picker, name);
  const restore = () => page.screen.queryByRole('button', { name: 'Restore my text' });
  return { ...page, picker, text, choose, restore };
}

afterEach(freshBrowser);

describe('a template that is chosen after a person has typed', () => {
  it('keeps the typed text, which the keyboard brings back', async () => {
    const { screen, browser, picker, text, choose, restore } = await open({ kind: 'invite' });
    await browser.type(text, 'My own words');

    await choose('Night runs');
    expect(text).toHaveValue('We drive at night');
    expect(screen.getByRole('status')).toHaveTextContent('The template replaced what you typed.');
    picker.focus();
    await browser.tab();
    await browser.keyboard('{Enter}');

    expect(text).toHaveValue('My own words');
    expect(text).toHaveFocus();
    expect(picker).toHaveDisplayValue('No template');
    expect(restore()).toBeNull();
  });

  it('keeps it while other templates are tried', async () => {
    const { browser, text, choose, restore } = await open({ kind: 'invite' });
    await browser.type(text, 'My own words');

    await choose('Night runs');
    await choose('First contact');
    await browser.click(restore() ?? text);

    expect(text).toHaveValue('My own words');
  });

  it('also keeps a changed template when the typed text returns', async () => {
    const { browser, text, choose, restore } = await open({ kind: 'invite' });
    await browser.type(text, 'My own words');
    await choose('Night runs');
    await browser.type(text, ', only');

    await browser.click(restore() ?? text);
    expect(text).toHaveValue('My own words');
    await browser.click(restore() ?? text);
    expect(text).toHaveValue('We drive at night, only');
  });

  it('keeps a typed subject, too', async () => {
    const { screen, browser, text, choose, restore } = await open({ kind: 'message' });
    const subject = screen.getByLabelText('Subject');
    await browser.type(subject, 'My subject');

    await choose('Start');
    expect(subject).toHaveValue('Your start');
    await browser.click(restore() ?? text);

    expect(subject).toHaveValue('My subject');
    expect(text).toHaveValue('');
  });

  it('has nothing to keep if nothing was typed', async () => {
    const { text, choose, restore } = await open({ kind: 'invite' });

    await choose('Night runs');
    await choose('First contact');

    expect(text).toHaveValue('Hello {firstName}');
    expect(restore()).toBeNull();
  });
});

it('the last chosen template is shown, whichever is filled in first', async () => {
  const candidate = { driverId: DRIVER_ID, orderId: ORDER_ID };
  const answers: (() => void)[] = [];
  const { text, choose } = await open({ kind: 'invite', candidate }, (fake) =>
    fake.on('POST', '/api/message-templates/preview', async ({ body }) => {
      const filled = ok({ text: `Filled: ${(body as { text: string }).text}` });
      if (answers.length < 2) await new Promise<void>((resolve) => answers.push(resolve));
      return filled;
    }),
  );
  await choose('Night runs');
  await choose('First contact');
  await waitFor(() => {
    expect(answers).toHaveLength(2);
  });

  answers[1]?.();
  await waitFor(() => {
    expect(text).toHaveValue('Filled: Hello {firstName}');
  });
  answers[0]?.();
  // A request that is sent later is answered later.
  await fillTemplate({ text: 'After it', ...candidate });

  expect(text).toHaveValue('Filled: Hello {firstName}');
});
