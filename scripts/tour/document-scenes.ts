import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Crew } from './crew';
import type { Scene } from './scene';

const PROGRAM = { name: 'licence.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture') };

/** Chooses a file that is not what it says, and a day that has passed: nothing of it is sent. */
const refusing = async (page: Page) => {
  const licence = page.getByRole('region', { name: 'Driver license, front' });
  await licence.getByLabel(/^Choose .*: Driver license, front/).setInputFiles(PROGRAM);
  await licence.getByRole('alert').waitFor();
  const card = page.getByRole('region', { name: 'DOT medical card' });
  await card.getByLabel(/^Expires on/).fill('2020-01-01');
  await card.getByLabel(/^Expires on/).blur();
};

/** A picture that was chosen, before it is sent. */
const looking = async (page: Page) => {
  const picture = sharp({ create: { width: 1200, height: 760, channels: 3, background: '#3c78c8' } });
  const file = { name: 'licence.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  const licence = page.getByRole('region', { name: 'Driver license, front' });
  await licence.getByLabel(/^Choose .*: Driver license, front/).setInputFiles(file);
  await licence.getByRole('button', { name: /^Send this picture/ }).waitFor();
};

const helping = async (page: Page) => {
  await page.getByText('How to get your motor vehicle record').click();
};

/** What an applying driver sends as files. */
export function documentScenes({ applicant }: Crew): Scene[] {
  if (applicant === undefined) return [];
  const at = (part: string) => ({ person: applicant, path: `/driver/onboarding/${part}` });
  return [
    { name: 'driver-documents', ...at('documents') },
    { name: 'driver-documents-refused', ...at('documents'), open: refusing },
    { name: 'driver-documents-chosen', ...at('documents'), open: looking },
    { name: 'driver-documents-help', ...at('documents'), open: helping },
    { name: 'driver-photo', ...at('photo') },
    { name: 'driver-resume', ...at('resume') },
  ];
}
