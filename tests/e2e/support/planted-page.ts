import type { Page } from '@playwright/test';
import type { Scene } from '../../../lab/tour/scene';
import { openDialog, press } from '../../../lab/tour/scene';

const PATH = '/planted';

/** An image, a button in a dialog and a field in a fold have no name. The fold stays open. */
const HTML = `<!doctype html>
<html lang="en">
  <head><title>Planted</title><link rel="icon" href="data:," /></head>
  <body>
    <main>
      <h1>Planted</h1>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      <button id="open">Open</button>
      <button id="unfold">Unfold</button>
      <section></section>
    </main>
    <script>
      const dark = matchMedia('(prefers-color-scheme: dark)');
      const follow = () => { document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'; };
      dark.addEventListener('change', follow);
      follow();
      document.querySelector('#open').onclick = () => {
        document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Planted"><button></button></div>');
      };
      document.querySelector('#unfold').onclick = () => {
        document.querySelector('section').innerHTML = '<input style="display: block; height: 40px" />';
      };
      addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') document.querySelector('[role="dialog"]')?.remove();
      });
    </script>
  </body>
</html>`;

/** Serves the page to the browser. */
export async function servePlantedPage(page: Page): Promise<void> {
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
}

const scene = { person: undefined, path: PATH };

/** The page as it is, its dialog twice, and its fold, each in one state. */
export const PLANTED_SCENES: readonly Scene[] = [
  { ...scene, name: 'planted-dialog', open: openDialog('Open') },
  { ...scene, name: 'planted-fold', open: press('Unfold') },
  { ...scene, name: 'planted-dialog-again', open: openDialog('Open') },
  { ...scene, name: 'planted' },
];

/** Words that fit at the usual size only, one that fits at both, and one that is for screen readers only. */
export const PLANTED_WORDS = `<!doctype html>
<html lang="en">
  <body style="margin: 16px; font-size: 1rem">
    <section>
      <p>Home</p>
      <p class="cut" style="width: 120px; overflow: hidden; white-space: nowrap">Not the Ending</p>
      <p class="narrow" style="width: 120px">Application</p>
      <p class="broken" style="width: 120px; overflow-wrap: anywhere">Certified</p>
      <p class="wide">safety@lonestarfreightlines.example</p>
      <p style="position: absolute; width: 1px; overflow: hidden">Hidden</p>
    </section>
  </body>
</html>`;
