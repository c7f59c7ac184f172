import type { Page } from '@playwright/test';
import { PHONE } from '../../../lab/tour/browser';
import { untilAnimated } from '../../../lab/tour/theme';

/** WCAG 1.4.4: text can be enlarged to 200 % without loss of content. Sizes are in rem, as a browser's own setting. */
const LARGE = 'html { font-size: 200% !important }';

/**
 * Names the words that are outside the screen, cut by a box that hides what does not fit, out of their own box and so over
 * their neighbors, or broken where no syllable ends; parts that are wider than the screen; and parts that the navigation at
 * the bottom covers. Runs in the page. A table, or
 * a row of tabs, that scrolls sideways on purpose contains what is wider.
 */
const MISPLACED = `(() => {
  const SPARE = 2;
  /** Of the page, both sides, and of a card in it. */
  const MARGINS = 64;
  const SCROLLERS = '[tabindex="0"], [role="tablist"]';
  const NOT_TEXT = 'script, style, noscript, option, select, .leaflet-container';
  const root = document.documentElement;
  const found = new Set();
  const nameOf = (element) => element.tagName.toLowerCase() + Array.from(element.classList, (name) => '.' + name).join('');
  const add = (element, what) => found.add(nameOf(element.parentElement) + ' > ' + nameOf(element) + ': ' + what);
  const isOut = (rect, box) => rect.left < box.left - SPARE || rect.right > box.right + SPARE;
  const isAboveOrBelow = (rect, box) => rect.top < box.top - SPARE || rect.bottom > box.bottom + SPARE;

  /** The boxes around an element up to the page; undefined if one of them hides it on purpose, as for screen readers only. */
  const boxesOf = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
    const boxes = [];
    for (let each = element; each !== null && each !== root; each = each.parentElement) {
      const { clip, clipPath, display, overflowX, overflowY, width } = getComputedStyle(each);
      if (clip !== 'auto' || clipPath !== 'none' || width === '1px') return undefined;
      if (display === 'inline' || display === 'contents') continue;
      boxes.push({
        element: each,
        rect: each.getBoundingClientRect(),
        cutsSides: /hidden|clip/.test(overflowX),
        cutsEnds: /hidden|clip/.test(overflowY),
        scrollsDown: /auto|scroll/.test(overflowY),
        scrolls: /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + SPARE,
      });
    }
    return boxes;
  };

  const judge = (element, boxes, word, rect) => {
    const [own] = boxes;
    if (own !== undefined && isOut(rect, own.rect)) add(element, '"' + word + '" is out of its box');
    let isInScroller = false;
    for (const { element: around, rect: box, cutsSides, cutsEnds, scrolls, scrollsDown } of boxes) {
      isInScroller ||= scrollsDown;
      if (cutsSides && isOut(rect, box)) return add(element, '"' + word + '" is cut by ' + nameOf(around));
      if (cutsEnds && !isInScroller && isAboveOrBelow(rect, box)) return add(element, '"' + word + '" is cut by ' + nameOf(around));
      if (scrolls && !around.matches(SCROLLERS)) add(around, 'scrolls sideways');
      if (scrolls) return undefined;
    }
    if (rect.left < -SPARE || rect.right > root.clientWidth + SPARE) add(element, '"' + word + '" is outside the screen');
  };

  // The bar at the bottom stands over the page, whose end and whose own bars need room for it.
  const bar = document.querySelector('.gh-bottom-nav');
  const barHeight = bar !== null && bar.checkVisibility() ? bar.getBoundingClientRect().height : 0;
  const roomOf = (element, side) => parseFloat(getComputedStyle(element)[side]) + SPARE;
  for (const main of document.querySelectorAll('.gh-frame-main')) {
    if (roomOf(main, 'paddingBottom') < barHeight) add(main, 'ends below the navigation');
  }
  for (const sticky of document.querySelectorAll('.gh-hub-continue, .gh-job-bar')) {
    if (roomOf(sticky, 'bottom') < barHeight) add(sticky, 'is below the navigation');
  }

  const dialogs = Array.from(document.querySelectorAll('[role="dialog"]')).filter((dialog) => dialog.checkVisibility());
  const walker = document.createTreeWalker(dialogs.at(-1) ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (node.data.trim() === '' || element.closest(NOT_TEXT)) continue;
    const boxes = boxesOf(element);
    if (boxes === undefined) continue;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/\\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
      for (const rect of rects) judge(element, boxes, word, rect);
      // Addresses, numbers and fingerprints have no syllables, and the longest words do not fit on any line.
      const fits = rects.reduce((sum, { width }) => sum + width, 0) <= root.clientWidth - MARGINS;
      const isBroken = fits && rects.some(({ top }) => Math.abs(top - rects[0].top) > SPARE);
      if (isBroken && /^\\p{L}{2,20}\\p{P}?$/u.test(word)) add(element, '"' + word + '" is broken');
    }
  }
  if (dialogs.length > 0 || root.scrollWidth <= root.clientWidth + SPARE) return Array.from(found);
  const wide = Array.from(document.body.querySelectorAll('*')).filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + SPARE && element.checkVisibility(),
  );
  for (const part of wide) if (!wide.some((other) => other !== part && part.contains(other))) add(part, 'is wider than the screen');
  return found.size > 0 ? Array.from(found) : ['the page is wider than the screen'];
})()`;

/** Shows the page on a phone with text at 200 %, names what a driver could not read then, and shows it as before. */
export async function misplacedAtLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const style = await page.addStyleTag({ content: LARGE });
  await untilAnimated(page);
  const found = await page.evaluate<string[]>(MISPLACED);
  await style.evaluate('(element) => element.remove()');
  return found;
}
