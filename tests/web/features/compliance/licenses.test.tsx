import { afterEach, expect, it } from '@jest/globals';
import { useForm } from 'react-hook-form';
import { emptyAnswers, emptyLicense } from '#domain/compliance/answers';
import { LicenseFields } from '#web/features/compliance/components/license-fields';
import type { DrivingValues } from '#web/features/compliance/model/forms';
import { Form } from '#web/shared/form/form';
import { freshBrowser, renderPartWith } from '../../support/render';

const { checklist, qualification, motorVehicle } = emptyAnswers;

function Licenses({ send }: { send: (values: DrivingValues) => void }) {
  const form = useForm<DrivingValues>({
    defaultValues: { checklist, qualification, motorVehicle: { ...motorVehicle, licenses: [emptyLicense] } },
  });
  return (
    <Form form={form} onSubmit={(values) => Promise.resolve(send(values))}>
      <LicenseFields form={form} />
      <button type="submit">Send</button>
    </Form>
  );
}

afterEach(freshBrowser);

it('adds licenses and removes one, keeping the entries of the others', async () => {
  let sent: DrivingValues | undefined;
  const { screen, browser } = await renderPartWith(
    <Licenses
      send={(values) => {
        sent = values;
      }}
    />,
    (api) => api,
  );
  const numbers = () => screen.getAllByLabelText('License number');
  const add = () => browser.click(screen.getByRole('button', { name: /another license/i }));
  for (const [index, number] of ['A1', 'B2', 'C3'].entries()) {
    if (index > 0) await add();
    const field = numbers()[index];
    if (field !== undefined) await browser.type(field, number);
  }

  const [removeSecond] = screen.getAllByRole('button', { name: /remove/i });
  if (removeSecond !== undefined) await browser.click(removeSecond);
  await browser.click(screen.getByRole('button', { name: 'Send' }));

  expect(numbers().map((field) => (field as HTMLInputElement).value)).toEqual(['A1', 'C3']);
  expect(sent?.motorVehicle.licenses.map(({ number }) => number)).toEqual(['A1', 'C3']);
});
