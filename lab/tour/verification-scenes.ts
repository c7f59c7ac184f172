import type { Locator, Page } from '@playwright/test';
import type { VerificationState } from '#domain/employment-verifications/states';
import { demoLink } from '../../demo/verifications/link';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press, untilPdf } from './scene';
import type { World, WorldVerification } from './world';

/** The verification of the opened employer; those of others are hidden, and printed. */
const shownIn = (part: Page | Locator) => part.locator('.gh-verification').filter({ visible: true }).first();

/** Opens the verification of one employer in the driver's file. */
const openPanel = (employer: string) => async (page: Page) => {
  const file = page.getByRole('dialog').first();
  await file.getByRole('button', { name: 'Employment history', exact: true }).click();
  const block = file.locator('section.gh-dossier-part').filter({ hasText: employer }).last();
  await block.getByRole('button', { name: 'Verifications', exact: true }).click();
  await shownIn(file).scrollIntoViewIfNeeded();
};

/** The dialog over the file. */
const lastDialog = (page: Page) => page.getByRole('dialog').last();

const pressInFile = (button: RegExp) => async (page: Page) => {
  await shownIn(page).getByRole('button', { name: button }).first().click();
  await lastDialog(page).getByRole('button').first().waitFor();
};

function carrierScenes({ hr }: DemoUsers, { person, verification }: WorldVerification): Scene[] {
  const { state, employer } = verification;
  const panel = {
    person: hr,
    path: `/business/dq-review/approved?file=${person.user._id}`,
    open: openPanel(employer.name),
  };
  const dialog = (name: string, button: RegExp): Scene => ({
    ...panel,
    name: `verification-${name}`,
    open: inOrder(panel.open, pressInFile(button)),
  });
  const openPaper = (name: string, button: RegExp): Scene => ({
    ...panel,
    name: `verification-${name}`,
    open: inOrder(panel.open, pressInFile(button), untilPdf),
  });
  const dialogs: Readonly<Partial<Record<VerificationState, readonly Scene[]>>> = {
    sent: [
      dialog('contact', /^Contact again/),
      dialog('call', /^Record a call/),
      dialog('cancel', /^Cancel verification/),
      openPaper('consent', /^Consent/),
    ],
    answered: [dialog('answer', /^Show answer/)],
    closedGoodFaith: [openPaper('efforts', /^Record of attempts/)],
  };
  return [{ ...panel, name: `verification-${state}` }, ...(dialogs[state] ?? [])];
}

function driverScenes({ person, verification }: WorldVerification): Scene[] {
  const { _id: id, state } = verification;
  const page = { person, path: `/driver/verifications/${id}` };
  const own = { ...page, name: `own-verification-${state}` };
  if (state !== 'answered') return [own];
  return [
    own,
    { ...page, name: 'own-verification-dispute', open: openDialog('Request correction') },
    { ...page, name: 'own-verification-rebuttal', open: openDialog('Add a statement') },
  ];
}

/** Answers the first question with yes, so that the others appear. */
async function answerYes(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Did the driver work for you?' }).getByText('Yes').click();
  await page
    .getByRole('radiogroup', { name: /^Did the driver have an accident/ })
    .getByText('Yes')
    .click();
}

const decline = async (page: Page) => {
  await page.getByText('Decline to answer', { exact: true }).first().click();
};

function pastEmployerScenes({ verification }: WorldVerification): Scene[] {
  const { urlCode, accessCode } = demoLink(verification._id);
  const link = { person: undefined, path: `/voe/${urlCode}?accessCode=${accessCode}` };
  return [
    { ...link, name: 'voe' },
    { ...link, name: 'voe-answer', open: answerYes },
    { ...link, name: 'voe-errors', open: inOrder(answerYes, press('Sign and send answer')), expects: [422] },
    { ...link, name: 'voe-decline', open: decline },
    { ...link, name: 'voe-consent', open: openDialog('Read the signed consent') },
  ];
}

/** The verification of past employments: the carrier's panel and dialogs, the driver's pages, a past employer's form. */
export function verificationScenes(users: DemoUsers, { verifications }: World): Scene[] {
  const [first] = verifications;
  const sent = verifications.find(({ verification }) => verification.state === 'sent');
  return [
    ...verifications.flatMap((each) => [...carrierScenes(users, each), ...driverScenes(each)]),
    ...(first === undefined
      ? []
      : [{ name: 'own-verifications', person: first.person, path: '/driver/verifications' }]),
    ...(users.applicant === undefined
      ? []
      : [{ name: 'own-verifications-none', person: users.applicant, path: '/driver/verifications' }]),
    ...(sent === undefined ? [] : pastEmployerScenes(sent)),
    { name: 'voe-login', person: undefined, path: '/voe' },
    { name: 'voe-not-valid', person: undefined, path: '/voe/NOTALINK?accessCode=WRONGCODE', expects: [400, 422] },
  ];
}
