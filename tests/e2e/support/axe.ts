import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Screen } from '../../../lab/tour/browser';
import { DESKTOP, PHONE } from '../../../lab/tour/browser';
import type { Scene } from '../../../lab/tour/scene';
import { isOfDrivers } from '../../../lab/tour/scene';
import { Stage } from '../../../lab/tour/stage';
import type { THEMES } from '../../../lab/tour/theme';
import { showTheme } from '../../../lab/tour/theme';
import { CHANGED_PARTS, recordChanges, stopRecording } from './changes';
import { misplacedAtLargeText } from './large-text';

/** Less than half the size of the other one; each of hundreds of pages receives and compiles it. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Not the style sheets, which only rules outside these sets read.
  preload: { assets: ['media'] },
};
type Variant = readonly [Screen, (typeof THEMES)[number]];
/**
 * Each scene is checked on both screens; the theme of each screen alternates from scene to scene. Every rule runs on both:
 * colors depend on the theme, and what is rendered depends on the screen.
 */
export const VARIANTS: readonly (readonly Variant[])[] = [
  [
    [DESKTOP, 'light'],
    [PHONE, 'dark'],
  ],
  [
    [DESKTOP, 'dark'],
    [PHONE, 'light'],
  ],
];

/** A check covers the page, or an open dialog, which makes the page below it inert, or the part that a scene names. */
type Place = 'page' | 'dialog' | 'part';

async function placeOf(page: Page, { part }: Pick<Scene, 'part'>): Promise<Place> {
  if (part !== undefined) return 'part';
  return (await page.getByRole('dialog').count()) > 0 ? 'dialog' : 'page';
}

/** Code of axe's context. */
const contextIn = (place: Place, part: string | undefined): string =>
  ({ page: 'document', dialog: `'[role="dialog"]'`, part: JSON.stringify(part) })[place];

/** Violations that axe finds on the page in each variant. */
export async function violationsOf(
  page: Page,
  scene: Pick<Scene, 'name' | 'part'>,
  variants: readonly Variant[],
): Promise<string[]> {
  return violationsIn(page, { name: scene.name, context: contextIn(await placeOf(page, scene), scene.part) }, variants);
}

async function violationsIn(
  page: Page,
  { name, context }: { name: string; context: string },
  variants: readonly Variant[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [screen, theme] of variants) {
    await page.setViewportSize(screen);
    await showTheme(page, theme);
    // Elements half covered by the sticky header would count as too small targets.
    await page.evaluate('window.scrollTo(0, 0)');
    for (const { id, nodes } of await check(page, context)) {
      const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`);
      found.push(`${name}, ${screen.width} px, ${theme}: ${id} at ${places.join(' | ')}`);
    }
  }
  return found;
}

/**
 * Runs axe on a part of the page. Not with AxeBuilder, which sends axe's code to the page twice for each check and reads
 * everything that passed. No page has frames.
 */
async function check(page: Page, context: string): Promise<axe.Result[]> {
  // Each document has its own, which later checks use again.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  return page.evaluate<axe.Result[]>(
    `axe.run(${context}, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`,
  );
}

/** Checks the scenes of one person in order, on one page that is loaded once for each path. */
export class SceneChecks {
  /** Pairs of scene and variant that axe checked. */
  checked = 0;
  /** Scenes that were also shown with large text. */
  enlarged = 0;
  readonly stage: Stage;
  private path = '';
  /** Places that were checked whole since the path changed. */
  private whole = new Set<Place>();

  constructor(private readonly page: Page) {
    this.stage = new Stage(page);
  }

  /**
   * Opens a scene and checks it: whole if it shows the page as it is, or if no earlier scene of the path was. Otherwise
   * only what its steps changed, because the rest was checked before. Pages of drivers are then shown with text at
   * 200 %, too. Returns the violations; throws if it does not open.
   */
  async violationsOf(scene: Scene, variants: readonly Variant[]): Promise<string[]> {
    await this.stage.show(scene.path);
    if (scene.path !== this.path) this.whole.clear();
    this.path = scene.path;
    await recordChanges(this.page);
    await scene.open?.(this.page);
    await this.stage.untilQuiet();
    await stopRecording(this.page);
    const place = await placeOf(this.page, scene);
    const isOnlyChanges = scene.open !== undefined && place !== 'part' && this.whole.has(place);
    const context = isOnlyChanges ? CHANGED_PARTS : contextIn(place, scene.part);
    const found = await violationsIn(this.page, { name: scene.name, context }, variants);
    this.whole.add(place);
    this.checked += variants.length;
    if (!isOfDrivers(scene)) return found;
    this.enlarged += 1;
    const misplaced = await misplacedAtLargeText(this.page);
    return [...found, ...misplaced.map((text) => `${scene.name}, 390 px, text at 200 %: ${text}`)];
  }
}
