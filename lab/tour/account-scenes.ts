import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press } from './scene';

/** Simulates the browser's offline event; the next scene is online again. */
async function offline(page: Page): Promise<void> {
  await page.evaluate("Object.defineProperty(navigator, 'onLine', { get: () => false })");
  await page.evaluate("window.dispatchEvent(new Event('offline'))");
  await page.getByText('You are offline.', { exact: true }).waitFor();
}

/** Sign-in pages, and addresses that do not exist. */
export const accountScenes = ({ recruiter, drivers: [driver] }: DemoUsers): Scene[] => [
  { name: 'sign-in-driver', person: undefined, path: '/auth/driverLogin' },
  { name: 'sign-in-carrier', person: undefined, path: '/auth/carrierLogin' },
  {
    name: 'sign-in-refused',
    person: undefined,
    path: '/auth/carrierLogin',
    expects: [401],
    open: async (page) => {
      await page.getByLabel('Email').fill('nobody@gladhand.example');
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'sign-in-empty', person: undefined, path: '/auth/carrierLogin', open: press('Sign in') },
  { name: 'sign-in-email', person: undefined, path: '/auth/login/email' },
  { name: 'sign-in-driver-refused', person: undefined, path: '/auth/driverLogin', open: press('Continue') },
  { name: 'register-driver', person: undefined, path: '/auth/registerAsDriver' },
  { name: 'register-driver-refused', person: undefined, path: '/auth/registerAsDriver', open: press('Register') },
  { name: 'confirm', person: undefined, path: '/auth/confirm' },
  {
    name: 'confirm-link-invalid',
    person: undefined,
    path: '/auth/confirm?accessToken=made-up',
    expects: [400],
    open: async (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'resend-confirm-email', person: undefined, path: '/auth/resendConfirmEmail' },
  { name: 'forgot-password', person: undefined, path: '/auth/forgotPassword' },
  { name: 'recover-password', person: undefined, path: '/auth/recoverPassword?token=made-up' },
  {
    name: 'recover-password-refused',
    person: undefined,
    path: '/auth/recoverPassword?token=made-up',
    open: press('Change password'),
  },
  { name: 'not-me', person: undefined, path: '/auth/notMe?token=made-up' },
  { name: 'signed-out', person: undefined, path: '/auth/logOut' },
  { name: 'forbidden-visitor', person: undefined, path: '/forbidden' },
  { name: 'forbidden', person: recruiter, path: '/ops/orders' },
  { name: 'not-found', person: recruiter, path: '/nowhere', open: async (page) => page.getByRole('dialog').waitFor() },
  { name: 'not-found-left', person: recruiter, path: '/nowhere', open: inOrder(openDialog(), press('Cancel')) },
  { name: 'account-menu', person: recruiter, path: '/business/my-jobs', open: press(/^Account/) },
  { name: 'offline', person: recruiter, path: '/business/my-jobs', open: offline },
  { name: 'driver-offline', person: driver, path: '/driver/applications', open: offline },
];
