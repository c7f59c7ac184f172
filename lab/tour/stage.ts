import type { Page } from '@playwright/test';
import { OpenRequests } from './open-requests';
import { APPEARANCE, move, STILL, TWO_FRAMES, VISITS } from './page-code';
import type { Scene } from './scene';
import { untilAnimated } from './theme';

/** Placeholders, that of a page even before it is visible, and parts that say that they are loading. */
const LOADING = '.gh-page-skeleton, .gh-skeleton:visible, .ant-skeleton:visible, [aria-busy="true"]:visible';

/** Public texts are light pages for everyone, and all of one kind. */
const TEXTS = '/static/';
/** Visited between two paths, so that pages of one kind do not share their state. */
const BETWEEN = `${TEXTS}fcra`;

/** A dialog closes by a frame or two after its animation. */
const FRAMES_TO_CLOSE = 5;
/** A dialog over a drawer over a page that was reached from another one, and one to spare. */
const STEPS_BACK = 4;

/** Scenes in the order in which they load the fewest pages: those of one path together, the page as it is first. */
export function byPath(scenes: readonly Scene[]): Scene[] {
  const groups = new Map<string, Scene[]>();
  for (const scene of scenes) groups.set(scene.path, [...(groups.get(scene.path) ?? []), scene]);
  return [...groups.values()].flatMap((group) => [
    ...group.filter(({ open }) => open === undefined),
    ...group.filter(({ open }) => open !== undefined),
  ]);
}

/**
 * A page on which scenes are shown one after the other. A path is loaded once; for its next scene, what the last one opened
 * is closed again. If the page then differs from the loaded one in any way that a person sees, it is loaded again.
 */
export class Stage {
  /** Pages loaded, the repeated ones included. */
  loads = 0;
  private readonly requests: OpenRequests;
  private readonly screen: ReturnType<Page['viewportSize']>;
  private path = '';
  /** Number of requests whose effect on the page was waited for. */
  private answered = 0;
  /** The page when it had loaded. */
  private loaded = { appearance: '', dialogs: 0, visits: 0 };

  constructor(private readonly page: Page) {
    this.requests = new OpenRequests(page);
    this.screen = page.viewportSize();
  }

  /** Shows the page at the path as it is when it has loaded, on the screen that it had at first. */
  async show(path: string): Promise<void> {
    if (this.screen) await this.page.setViewportSize(this.screen);
    const isAsLoaded = this.path !== '' && (await this.stepBack());
    if (isAsLoaded && path === this.path) return;
    const mayMove = isAsLoaded && !this.path.startsWith(TEXTS) && !path.startsWith(TEXTS);
    this.path = '';
    if (!mayMove || !(await this.moveTo(path))) await this.load(path);
    await this.untilQuiet();
    await this.page.locator(LOADING).first().waitFor({ state: 'detached' });
    this.loaded = {
      appearance: await this.page.evaluate<string>(APPEARANCE),
      dialogs: await this.openDialogs(),
      visits: await this.page.evaluate<number>(VISITS),
    };
    this.path = path;
  }

  private async load(path: string): Promise<void> {
    this.requests.discard();
    this.loads += 1;
    await this.page.goto(path);
    await this.untilHeading();
  }

  /** The app, its code and axe stay in the browser, which has to compile them again for a loaded page. */
  private async moveTo(path: string): Promise<boolean> {
    for (const next of [BETWEEN, path]) {
      if (!(await this.page.evaluate<boolean>(move(next)))) return false;
      await this.untilHeading();
    }
    return true;
  }

  private untilHeading(): Promise<void> {
    return this.page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  /** Waits for the requests that followed from the last action, and for what the page shows then. */
  async untilQuiet(): Promise<void> {
    await this.page.evaluate(TWO_FRAMES);
    while (this.requests.total !== this.answered) {
      this.answered = this.requests.total;
      await this.requests.allEnded();
      await this.page.evaluate(STILL);
    }
    await untilAnimated(this.page);
  }

  /** Closes what was opened and goes back to the page; returns whether it is as it was. */
  private async stepBack(): Promise<boolean> {
    for (let step = 0; step < STEPS_BACK; step += 1) {
      const dialogs = await this.openDialogs();
      // A menu closes by the same key, and so would a dialog that is part of the page.
      if (dialogs > this.loaded.dialogs || (step === 0 && dialogs === 0)) await this.page.keyboard.press('Escape');
      else if (step > 0 && !(await this.goBack())) return false;
      if (await this.isAsLoaded()) return true;
    }
    return false;
  }

  private openDialogs(): Promise<number> {
    return this.page.getByRole('dialog').filter({ visible: true }).count();
  }

  /** Goes back to the visit that was loaded, without loading a document; returns whether there was anything to go back to. */
  private async goBack(): Promise<boolean> {
    const visits = (await this.page.evaluate<number>(VISITS)) - this.loaded.visits;
    if (visits > 0) await this.page.evaluate(`history.go(-${visits})`);
    return visits > 0;
  }

  private async isAsLoaded(): Promise<boolean> {
    for (let frame = 0; frame < FRAMES_TO_CLOSE; frame += 1) {
      await this.requests.allEnded();
      await untilAnimated(this.page);
      if ((await this.page.evaluate<string>(APPEARANCE)) === this.loaded.appearance) return true;
    }
    return false;
  }
}
