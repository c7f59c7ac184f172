import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { antdTheme } from '#web/shared/theme/antd-theme';
import { followTheme, THEME_KEY, usePaintedTheme } from '#web/shared/theme/theme-mode';
import { ThemeSwitch } from '#web/shared/theme/theme-switch';
import { dark, light } from '#web/shared/theme/tokens';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);

const boot = readFileSync(join(__dirname, '../../../../web/src/shared/theme/theme-boot.js'), 'utf8');

/** The script that index.html runs before the first paint. */
function startPage() {
  delete document.documentElement.dataset['theme'];
  // eslint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the file is a classic script
  new Function(boot)();
}

it('animates antd components unless the system requests reduced motion', () => {
  const original = window.matchMedia.bind(window);
  expect(antdTheme('light', 'console').token?.motion).toBe(false);
  window.matchMedia = (media) => ({ ...original(media), matches: false });
  expect(antdTheme('light', 'console').token?.motion).toBe(true);
  window.matchMedia = original;
});

describe('the theme', () => {
  it('is stored, and applied before the first paint of the next visit', async () => {
    const { browser } = await renderPart(<ThemeSwitch />);

    await browser.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem(THEME_KEY)).toBe('dark');
    startPage();

    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('follows the choice in another tab, on a page without the switch', () => {
    startPage();
    followTheme();

    window.localStorage.setItem(THEME_KEY, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));

    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('follows the system until the person chooses a theme', async () => {
    await renderPart(<ThemeSwitch />);
    startPage();

    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    expect(document.documentElement.dataset['theme']).toBe('light');
  });
});

it('is light on paper', async () => {
  window.localStorage.setItem(THEME_KEY, 'dark');
  const original = window.matchMedia.bind(window);
  const paper = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = (media) => (media === 'print' ? (paper as MediaQueryList) : original(media));
  const print = (matches: boolean) => {
    act(() => {
      paper.matches = matches;
      paper.dispatchEvent(new Event('change'));
    });
  };
  const Ink = () => <output>{usePaintedTheme()}</output>;
  followTheme();
  await renderPart(<Ink />);

  expect(screen.getByRole('status')).toHaveTextContent('dark');
  print(true);
  expect(screen.getByRole('status')).toHaveTextContent('light');
  print(false);
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  window.matchMedia = original;
});

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each(Object.entries({ light, dark }))('the colors of the %s theme', (_mode, colors) => {
  const grounds = ['layout', 'surface', 'raised', 'hover'] as const;
  const inks = ['text', 'textSecondary', 'link', 'late', 'blocked', 'done'] as const;

  it.each(grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)))(
    'make %s readable on %s',
    (ink, ground) => {
      expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['onPrimary', 'primary'],
    ['onPrimary', 'primaryHover'],
    ['late', 'lateSoft'],
    ['blocked', 'blockedSoft'],
    ['text', 'blockedSoft'],
    ['placeholder', 'surface'],
    ['placeholder', 'layout'],
    ['link', 'primarySoft'],
  ] as const)('make %s readable on %s', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['focus', 'surface'],
    ['focus', 'raised'],
    ['focus', 'layout'],
    ['blocked', 'surface'],
    ['borderStrong', 'surface'],
    ['borderStrong', 'layout'],
    ['onPrimary', 'borderStrong'],
  ] as const)('make %s stand out from %s', (mark, ground) => {
    expect(contrast(colors[mark], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it('make the border of an input visible', () => {
    expect(contrast(colors.borderStrong, colors.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.borderStrong, colors.layout)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['light', 'dark'] as const)("antd's widgets in the %s theme", (mode) => {
  const { token, components } = antdTheme(mode, 'console');
  const colors = mode === 'dark' ? dark : light;
  const surfaces = [colors.surface, colors.raised, colors.layout];
  const worst = (ink: unknown, grounds: readonly unknown[]) =>
    Math.min(...grounds.map((ground) => contrast(String(ink), String(ground))));

  it('show which option of a button group is chosen, also under the pointer', () => {
    const radio = components?.Radio;
    const inks = [radio?.colorPrimary, radio?.colorPrimaryHover, radio?.colorPrimaryActive];
    for (const ink of inks) {
      expect(worst(ink, [radio?.buttonCheckedBg])).toBeGreaterThanOrEqual(4.5);
      expect(worst(ink, surfaces)).toBeGreaterThanOrEqual(3);
    }
  });

  it('show the focus, also on an invalid field', () => {
    const rings = [token?.controlOutline, token?.colorErrorOutline, token?.colorPrimaryBorder];
    const borders = [components?.Input, components?.Select].flatMap((field) => [
      field?.activeBorderColor,
      field?.hoverBorderColor,
    ]);
    for (const line of [...rings, ...borders]) expect(worst(line, surfaces)).toBeGreaterThanOrEqual(3);
    expect(token?.lineWidthFocus).toBe(2);
  });

  it('show a switch that is off and its knob, and the arrow of a select', () => {
    const { colorTextQuaternary: track, colorTextTertiary: trackHover } = components?.Switch ?? {};
    for (const ground of [track, trackHover]) {
      expect(worst(ground, surfaces)).toBeGreaterThanOrEqual(3);
      expect(worst('#ffffff', [ground])).toBeGreaterThanOrEqual(3);
    }
    expect(worst(components?.Select?.colorTextQuaternary, surfaces)).toBeGreaterThanOrEqual(3);
    expect(worst(components?.Timeline?.colorPrimary, surfaces)).toBeGreaterThanOrEqual(3);
  });

  it('keep links readable under the pointer, and disabled buttons readable', () => {
    for (const ink of [token?.colorLink, token?.colorLinkHover, token?.colorLinkActive])
      expect(worst(ink, surfaces)).toBeGreaterThanOrEqual(4.5);
    expect(worst(token?.colorTextDisabled, [token?.colorBgContainerDisabled])).toBeGreaterThanOrEqual(3);
  });
});
