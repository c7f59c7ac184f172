import { theme as antd } from 'antd';
import type { ThemeConfig } from 'antd';
import { dark, fontFamily, light, radius } from './tokens';
import type { Palette } from './tokens';
import type { ShownTheme } from './theme-mode';

export type Density = 'console' | 'touch';

/** antd counts in pixels; whoever has asked the browser for larger text has it there, too. */
const textScale = () => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** The rule in base.css takes away what CSS moves; antd's own waits for the end of what is then never seen. */
const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const tokens = (colours: Palette, density: Density): NonNullable<ThemeConfig['token']> => ({
  borderRadius: radius.control,
  borderRadiusLG: radius.card,
  boxShadow: colours.shadow,
  boxShadowSecondary: colours.shadow,
  colorBgContainer: colours.surface,
  colorBgElevated: colours.raised,
  colorBgLayout: colours.layout,
  colorBorder: colours.borderStrong,
  colorBorderSecondary: colours.border,
  colorError: colours.blocked,
  colorLink: colours.link,
  colorPrimary: colours.primary,
  colorSuccess: colours.done,
  colorText: colours.text,
  colorTextDescription: colours.textSecondary,
  colorTextPlaceholder: colours.placeholder,
  colorTextSecondary: colours.textSecondary,
  colorWarning: colours.late,
  controlHeight: density === 'touch' ? 44 : 32,
  fontFamily,
  fontSize: (density === 'touch' ? 16 : 14) * textScale(),
  motion: wantsMotion(),
});

/** antd drawn with the product's own tokens, so that its widgets and ours cannot drift apart. */
export function antdTheme(mode: ShownTheme, density: Density): ThemeConfig {
  const colours = mode === 'dark' ? dark : light;
  return {
    cssVar: { key: `gh-${density}` },
    hashed: false,
    algorithm: mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: tokens(colours, density),
    components: {
      Menu: { itemSelectedColor: colours.link, itemSelectedBg: colours.primarySoft },
      Modal: { titleFontSize: (density === 'touch' ? 20 : 18) * textScale() },
      Select: { optionSelectedBg: colours.primarySoft },
      Tabs: { itemSelectedColor: colours.link, inkBarColor: colours.link, itemColor: colours.textSecondary },
    },
  };
}
