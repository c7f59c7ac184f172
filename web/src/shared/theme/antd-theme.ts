import type { ThemeConfig } from 'antd';
import { theme as antd } from 'antd';
import type { ShownTheme } from './theme-mode';
import type { Palette } from './tokens';
import { dark, FONT_FAMILY, light, radius } from './tokens';

export type Density = 'console' | 'touch';

/** antd sizes are pixels; this applies the browser's text size to them. */
const textScale = () => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** The rule in base.css turns off CSS transitions; antd would wait for the end of transitions that never run. */
const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const tokens = (colors: Palette, density: Density): NonNullable<ThemeConfig['token']> => ({
  borderRadius: radius.control,
  borderRadiusLG: radius.card,
  boxShadow: colors.shadow,
  boxShadowSecondary: colors.shadow,
  colorBgContainer: colors.surface,
  colorBgElevated: colors.raised,
  colorBgLayout: colors.layout,
  colorBorder: colors.borderStrong,
  colorBorderSecondary: colors.border,
  colorError: colors.blocked,
  colorLink: colors.link,
  colorPrimary: colors.primary,
  colorSuccess: colors.done,
  colorText: colors.text,
  colorTextDescription: colors.textSecondary,
  colorTextPlaceholder: colors.placeholder,
  colorTextSecondary: colors.textSecondary,
  colorWarning: colors.late,
  controlHeight: density === 'touch' ? 44 : 32,
  fontFamily: FONT_FAMILY,
  fontSize: (density === 'touch' ? 16 : 14) * textScale(),
  motion: wantsMotion(),
});

/** antd's theme from the product's tokens, so that its widgets and ours look the same. */
export function antdTheme(mode: ShownTheme, density: Density): ThemeConfig {
  const colors = mode === 'dark' ? dark : light;
  return {
    cssVar: { key: `gh-${density}` },
    hashed: false,
    algorithm: mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: tokens(colors, density),
    components: {
      Alert: { colorErrorBg: colors.blockedSoft, colorErrorBorder: colors.blocked },
      Button: {
        colorError: colors.blocked,
        colorErrorHover: colors.blocked,
        colorLink: colors.link,
        colorLinkHover: colors.link,
        colorPrimary: colors.primary,
        colorPrimaryHover: colors.primaryHover,
        colorPrimaryActive: colors.primaryHover,
        dangerShadow: 'none',
        defaultHoverBg: colors.hover,
        defaultHoverBorderColor: colors.borderStrong,
        defaultHoverColor: colors.text,
        defaultShadow: 'none',
        fontWeight: 500,
        primaryShadow: 'none',
      },
      Descriptions: { labelColor: colors.textSecondary },
      Menu: { itemSelectedColor: colors.link, itemSelectedBg: colors.primarySoft },
      Modal: { titleFontSize: (density === 'touch' ? 20 : 18) * textScale() },
      Statistic: { contentFontSize: 26 * textScale() },
      Select: { optionSelectedBg: colors.primarySoft },
      // 24 px high: WCAG 2.2, target size.
      Switch: { trackHeight: 24, handleSize: 20 },
      Tabs: { itemSelectedColor: colors.link, inkBarColor: colors.link, itemColor: colors.textSecondary },
    },
  };
}
