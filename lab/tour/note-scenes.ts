import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openAction, openDialog, press, submitDialog } from './scene';
import { select } from './select';
import type { World } from './world';

const TEMPLATES = '/business/templates';
const MENTIONS = '/business/mentions';

/** Types a text that leaves the suggestions of colleagues open. */
async function mention(page: Page) {
  await page.getByRole('textbox', { name: /^New note/ }).pressSequentially('Please ask @');
  await page.getByRole('menuitem').first().waitFor();
}

/** Chooses a template after a text was typed, which can be restored. */
async function replaceText(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^In your own words/ }).fill('You have the experience that we need.');
  await select(dialog.getByRole('combobox', { name: /^Template/ }), 'Thank you, other candidate');
  await dialog.getByRole('button', { name: 'Restore my text' }).waitFor();
}

/** Notes about a candidate, mentions, and message templates. */
export const noteScenes = ({ hr, recruiter, accounting, safety }: DemoUsers, { rows }: World): Scene[] => {
  const candidate = rows.get('approveForInterview');
  const profile =
    candidate === undefined ? undefined : `/business/driver/${candidate.driverId}/profile?orderId=${candidate.orderId}`;
  const passed = rows.get('pass');
  const pass = passed === undefined ? undefined : openAction(passed, 'Pass');
  return [
    ...(pass === undefined
      ? []
      : [
          {
            name: 'template-replaces-text',
            person: hr,
            path: pass.path,
            open: async (page: Page) => {
              await pass.open?.(page);
              await replaceText(page);
            },
          },
        ]),
    ...(profile === undefined
      ? []
      : [
          { name: 'notes-profile', person: hr, path: profile },
          { name: 'notes-empty-text', person: hr, path: profile, open: press('Add note') },
          { name: 'notes-mention', person: hr, path: profile, open: mention },
        ]),
    { name: 'mentions', person: safety, path: MENTIONS },
    { name: 'mentions-unread', person: recruiter, path: `${MENTIONS}?unread=true` },
    { name: 'templates-invite', person: hr, path: TEMPLATES },
    { name: 'templates-pass', person: hr, path: `${TEMPLATES}?kind=pass` },
    { name: 'templates-message', person: hr, path: `${TEMPLATES}?kind=message` },
    { name: 'templates-read-only', person: recruiter, path: TEMPLATES },
    { name: 'templates-forbidden', person: accounting, path: TEMPLATES },
    { name: 'template-edit', person: hr, path: TEMPLATES, open: openDialog(/^More actions/, 'Edit') },
    {
      name: 'template-edit-message',
      person: hr,
      path: `${TEMPLATES}?kind=message`,
      open: openDialog(/^More actions/, 'Edit'),
    },
    {
      name: 'template-missing',
      person: hr,
      path: TEMPLATES,
      open: inOrder(openDialog('New template'), submitDialog('Save')),
    },
  ];
};
