import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press } from './scene';

const fill =
  (label: string, text: string): NonNullable<Scene['open']> =>
  (page) =>
    page.getByLabel(label).fill(text);

/** A driver's personal information and debit card. */
export function personalInfoScenes({ drivers, applicant }: DemoUsers): Scene[] {
  const [driver, other] = drivers;
  const file = '/driver/personalInfo';
  const card = '/driver/addDebitCard';
  const invalid = inOrder(
    fill('Card number', '4000 0566 5566 5557'),
    fill('Expires (MM/YY)', '01/20'),
    fill('Security code', '12'),
    press('Save card'),
  );
  const filled = inOrder(
    fill('Card number', '4000 0566 5566 5556'),
    fill('Expires (MM/YY)', '12/40'),
    fill('Security code', '123'),
    press('Save card'),
  );
  /** Saves the card on the first visit; later visits find it saved. */
  const saved: NonNullable<Scene['open']> = async (page) => {
    const replace = page.getByRole('button', { name: 'Use another card' });
    await replace.or(page.getByLabel('Card number')).waitFor();
    if (!(await replace.isVisible())) await filled(page);
    await replace.waitFor();
  };
  return [
    { name: 'driver-file', person: driver, path: file },
    { name: 'driver-file-send', person: driver, path: file, open: press(/^Send a new one.*front/) },
    { name: 'driver-preferences', person: driver, path: file, open: openDialog('Change preferences') },
    { name: 'driver-file-complete', person: other, path: file },
    { name: 'driver-card-empty', person: applicant ?? other, path: card, open: press('Save card') },
    { name: 'driver-card-invalid', person: other, path: card, open: invalid },
    { name: 'driver-card-saved', person: driver, path: card, open: saved },
    { name: 'driver-card-remove', person: driver, path: card, open: inOrder(saved, openDialog('Remove card')) },
  ];
}
