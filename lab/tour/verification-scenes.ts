import type { Locator, Page } from '@playwright/test';
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

function carrierScenes({ hr }: DemoUsers, { name, person, verification }: WorldVerification): Scene[] {
  const { employer } = verification;
  const panel = {
    person: hr,
    path: `/business/dq-review/approved?file=${person.user._id}`,
    open: openPanel(employer.name),
  };
  const dialog = (part: string, button: RegExp): Scene => ({
    ...panel,
    name: `verification-${part}`,
    open: inOrder(panel.open, pressInFile(button)),
  });
  const openPaper = (part: string, button: RegExp): Scene => ({
    ...panel,
    name: `verification-${part}`,
    open: inOrder(panel.open, pressInFile(button), untilPdf),
  });
  const dialogs: Readonly<Record<string, readonly Scene[]>> = {
    sent: [
      dialog('contact', /^Contact again/),
      dialog('call', /^Record a call/),
      dialog('cancel', /^Cancel verification/),
      openPaper('consent', /^Consent/),
    ],
    answered: [dialog('answer', /^Show answer/)],
    closedGoodFaith: [openPaper('efforts', /^Record of attempts/)],
    'draft-again': [dialog('answer-earlier', /^Show earlier answer/)],
    canceled: [dialog('start-again', /^Send again/)],
  };
  return [{ ...panel, name: `verification-${name}` }, ...(dialogs[name] ?? [])];
}

function driverScenes({ name, person, verification }: WorldVerification): Scene[] {
  const page = { person, path: `/driver/verifications/${verification._id}` };
  const own = { ...page, name: `own-verification-${name}` };
  if (name !== 'answered') return [own];
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

/** Says that the driver still works there: then no last day and no reason for leaving is asked. */
async function stillWorks(page: Page): Promise<void> {
  await answerYes(page);
  const still = page.getByLabel('The driver still works for us');
  await still.check();
  await still.scrollIntoViewIfNeeded();
}

const decline = async (page: Page) => {
  await page.getByText('Decline to answer', { exact: true }).first().click();
};

const linkOf = ({ verification }: WorldVerification) => {
  const { urlCode, accessCode } = demoLink(verification._id);
  return { person: undefined, path: `/voe/${urlCode}?accessCode=${accessCode}` };
};

function pastEmployerScenes(sent: WorldVerification): Scene[] {
  const link = linkOf(sent);
  return [
    { ...link, name: 'voe' },
    { ...link, name: 'voe-answer', open: answerYes },
    { ...link, name: 'voe-errors', open: inOrder(answerYes, press('Sign and send answer')), expects: [422] },
    { ...link, name: 'voe-still-works', open: stillWorks },
    { ...link, name: 'voe-decline', open: decline },
    { ...link, name: 'voe-consent', open: openDialog('Read the signed consent') },
  ];
}

/** The verification of past employments: the carrier's panel and dialogs, the driver's pages, a past employer's form. */
export function verificationScenes(users: DemoUsers, { verifications }: World): Scene[] {
  const [first] = verifications;
  const sent = verifications.find(({ name }) => name === 'sent');
  const answered = verifications.find(({ name }) => name === 'answered');
  return [
    ...verifications.flatMap((each) => [...carrierScenes(users, each), ...driverScenes(each)]),
    ...(first === undefined
      ? []
      : [{ name: 'own-verifications', person: first.person, path: '/driver/verifications' }]),
    ...(users.applicant === undefined
      ? []
      : [{ name: 'own-verifications-none', person: users.applicant, path: '/driver/verifications' }]),
    ...(sent === undefined ? [] : pastEmployerScenes(sent)),
    ...(answered === undefined ? [] : [{ ...linkOf(answered), name: 'voe-closed', expects: [409] }]),
    { name: 'voe-login', person: undefined, path: '/voe/login' },
    { name: 'voe-not-valid', person: undefined, path: '/voe/NOTALINK?accessCode=WRONGCODE', expects: [400, 422] },
  ];
}
