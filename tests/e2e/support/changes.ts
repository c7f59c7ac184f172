import type { Page } from '@playwright/test';

const RECORD = `(() => {
  window.pageChanges?.observer.disconnect();
  const parts = new Set();
  const note = (records) => {
    for (const { type, target, addedNodes } of records) {
      if (type !== 'childList') parts.add(target instanceof Element ? target : target.parentElement);
      else if (addedNodes.length === 0) parts.add(target);
      else for (const node of addedNodes) parts.add(node instanceof Element ? node : target);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  window.pageChanges = { observer, note, parts };
})()`;

const STOP = `(() => {
  if (!window.pageChanges) return;
  const { observer, note, parts } = window.pageChanges;
  note(observer.takeRecords());
  observer.disconnect();
  const isInside = ({ parentElement: around }) => around !== null && (parts.has(around) || isInside(around));
  window.pageChanges.changed = Array.from(parts).filter((part) => part?.isConnected && !isInside(part));
})()`;

/** Begins to record which parts of the page change. Another document begins without a record. */
export const recordChanges = (page: Page): Promise<void> => page.evaluate(RECORD);

/** Ends the record before the screen and the theme change more of the page. */
export const stopRecording = (page: Page): Promise<void> => page.evaluate(STOP);

/**
 * Code that returns what axe has to check: the recorded parts, of which an open dialog leaves those inside it. The whole
 * page (or the dialog) if nothing was recorded, or if the page has replaced a part since, as on another screen.
 */
export const CHANGED_PARTS = `(() => {
  const dialogs = Array.from(document.querySelectorAll('[role="dialog"]'));
  const whole = dialogs.length > 0 ? '[role="dialog"]' : document;
  const changed = window.pageChanges?.changed ?? [];
  if (changed.some((part) => !part.isConnected)) return whole;
  const shown = dialogs.length === 0 ? changed : changed.flatMap((part) =>
    part.closest('[role="dialog"]') ? [part] : dialogs.filter((dialog) => part.contains(dialog)));
  return shown.length > 0 ? { include: shown } : whole;
})()`;
