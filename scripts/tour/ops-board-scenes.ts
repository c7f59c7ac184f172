import type { Page } from '@playwright/test';
import type { Crew } from './crew';
import { inTurn } from './scene';
import type { Scene } from './scene';

async function cards(page: Page): Promise<void> {
  await page.locator('[data-card]').first().waitFor();
}

/** The menu of the first card of the board. */
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

/** The stages that the first card may go to, by key. */
async function pickStage(page: Page): Promise<void> {
  await page.locator('[data-card] a[href]').first().focus();
  await page.keyboard.press('s');
  await page.getByRole('dialog').waitFor();
}

/** A move into an exit asks for its reason. */
async function leaving(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Move to Not interested …' }).click();
  await page.getByRole('dialog').waitFor();
}

/** The board of pipelines by stage. */
export function opsBoardScenes({ ops }: Crew): Scene[] {
  const path = '/ops/pipeline';
  const interview = `${path}?stage=Interview`;
  return [
    { name: 'ops-board', person: ops, path, open: cards },
    { name: 'ops-board-exits', person: ops, path: `${path}?exits=true`, open: cards },
    { name: 'ops-board-column', person: ops, path: `${interview}&overdue=true` },
    { name: 'ops-board-nobody', person: ops, path: `${path}?owner=none&waitsFor=others&overdue=true` },
    { name: 'ops-board-menu', person: ops, path: interview, open: inTurn(cards, cardMenu) },
    { name: 'ops-board-pick', person: ops, path: interview, open: inTurn(cards, pickStage) },
    { name: 'ops-board-leave', person: ops, path: interview, open: inTurn(cards, cardMenu, leaving) },
  ];
}
