import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder } from './scene';

async function waitForCards(page: Page): Promise<void> {
  await page.locator('[data-card]').first().waitFor();
}

/** Opens the menu of the first card. */
async function cardMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Move to / })
    .first()
    .waitFor();
}

/** Opens the stage picker of the first card by keyboard. */
async function pickStage(page: Page): Promise<void> {
  await page.locator('[data-card] a[href]').first().focus();
  await page.keyboard.press('s');
  await page.getByRole('dialog').waitFor();
}

/** Opens the reason dialog of a move to an exit stage. */
async function moveToExit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Move to Not interested…' }).click();
  await page.getByRole('dialog').waitFor();
}

/** The pipeline board. */
export function opsBoardScenes({ ops }: DemoUsers): Scene[] {
  const path = '/ops/pipeline';
  const interview = `${path}?stage=Interview`;
  return [
    { name: 'ops-board', person: ops, path, open: waitForCards },
    { name: 'ops-board-exits', person: ops, path: `${path}?exits=true`, open: waitForCards },
    { name: 'ops-board-column', person: ops, path: `${interview}&overdue=true` },
    { name: 'ops-board-nobody', person: ops, path: `${path}?owner=none&waitsFor=others&overdue=true` },
    { name: 'ops-board-menu', person: ops, path: interview, open: inOrder(waitForCards, cardMenu) },
    { name: 'ops-board-pick', person: ops, path: interview, open: inOrder(waitForCards, pickStage) },
    { name: 'ops-board-leave', person: ops, path: interview, open: inOrder(waitForCards, cardMenu, moveToExit) },
  ];
}
