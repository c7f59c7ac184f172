import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';

const INVALID_IMAGE = { name: 'license.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture') };

/** Chooses an invalid image and a past date, both of which the form rejects. */
async function chooseInvalidFile(page: Page) {
  const license = page.getByRole('region', { name: "Driver's license, front" });
  await license.getByLabel(/^Choose .*: Driver's license, front/).setInputFiles(INVALID_IMAGE);
  await license.getByRole('alert').waitFor();
  const card = page.getByRole('region', { name: 'DOT medical card' });
  await card.getByLabel(/^Expires on/).fill('2020-01-01');
  await card.getByLabel(/^Expires on/).blur();
}

/** Chooses a picture without sending it. */
async function choosePicture(page: Page) {
  const picture = sharp({ create: { width: 1200, height: 760, channels: 3, background: '#3c78c8' } });
  const file = { name: 'license.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  const license = page.getByRole('region', { name: "Driver's license, front" });
  await license.getByLabel(/^Choose .*: Driver's license, front/).setInputFiles(file);
  await license.getByRole('button', { name: /^Send this picture/ }).waitFor();
}

async function openHelp(page: Page) {
  await page.getByText('How to get your motor vehicle record').click();
}

/** An applicant's document, photo and resume pages. */
export function documentScenes({ applicant }: DemoUsers): Scene[] {
  if (applicant === undefined) return [];
  const at = (part: string) => ({ person: applicant, path: `/driver/onboarding/${part}` });
  return [
    { name: 'driver-documents', ...at('documents') },
    { name: 'driver-documents-refused', ...at('documents'), open: chooseInvalidFile },
    { name: 'driver-documents-chosen', ...at('documents'), open: choosePicture },
    { name: 'driver-documents-help', ...at('documents'), open: openHelp },
    { name: 'driver-photo', ...at('photo') },
    { name: 'driver-resume', ...at('resume') },
  ];
}
