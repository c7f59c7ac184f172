import { afterEach, expect, it, jest } from '@jest/globals';
import { TabLinks } from '#web/shared/ui/tab-links';
import { freshBrowser, renderPart } from '../../support/render';

const FADE = 24;
const ROW = { left: 0, right: 300 };
const TAB = { left: 250, right: 340 };

afterEach(() => {
  jest.restoreAllMocks();
  freshBrowser();
});

it('scrolls the current tab out of the edge at which the row fades', async () => {
  const styleOf = window.getComputedStyle.bind(window);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) =>
      element.matches('nav')
        ? ({ paddingRight: `${String(FADE)}px`, getPropertyValue: () => '' } as unknown as CSSStyleDeclaration)
        : styleOf(element),
    );
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { ...(this.matches('nav') ? ROW : TAB) } as DOMRect;
  });

  const { screen } = await renderPart(<TabLinks label="Parts" tabs={[{ label: 'All', to: '/' }]} />);

  expect(screen.getByRole('navigation').scrollLeft).toBe(TAB.right - (ROW.right - FADE));
});
