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
  colorBgContainerDisabled: colors.layout,
  colorBgElevated: colors.raised,
  colorBgLayout: colors.layout,
  colorBorder: colors.borderStrong,
  colorBorderDisabled: colors.border,
  colorBorderSecondary: colors.border,
  colorError: colors.blocked,
  colorErrorBorderHover: colors.blocked,
  // The ring around a focused field, valid or not.
  colorErrorOutline: colors.focus,
  colorLink: colors.link,
  colorLinkActive: colors.link,
  colorLinkHover: colors.link,
  colorPrimary: colors.primary,
  // The ring around every other focused control.
  colorPrimaryBorder: colors.focus,
  colorSuccess: colors.done,
  colorText: colors.text,
  colorTextDescription: colors.textSecondary,
  colorTextDisabled: colors.placeholder,
  colorTextPlaceholder: colors.placeholder,
  colorTextSecondary: colors.textSecondary,
  colorWarning: colors.late,
  controlOutline: colors.focus,
  controlHeight: density === 'touch' ? 44 : 32,
  fontFamily: FONT_FAMILY,
  fontSize: (density === 'touch' ? 16 : 14) * textScale(),
  lineWidthFocus: 2,
  // antd styles every link of the page; a link in a line of facts must not look like its neighbors.
  linkDecoration: 'underline',
  linkHoverDecoration: 'underline',
  linkFocusDecoration: 'underline',
  motion: wantsMotion(),
});

/** The borders of a field under the pointer and in focus; antd's own are too dark in the dark theme. */
const fieldBorders = (colors: Palette) => ({
  activeBorderColor: colors.focus,
  hoverBorderColor: colors.textSecondary,
});

/** The parts of a form. */
const fields = (colors: Palette): NonNullable<ThemeConfig['components']> => ({
  // The border of a box under the pointer.
  Checkbox: { colorPrimaryHover: colors.link },
  Input: fieldBorders(colors),
  Radio: {
    buttonCheckedBg: colors.primarySoft,
    buttonPaddingInline: 12,
    colorPrimary: colors.link,
    colorPrimaryHover: colors.link,
    colorPrimaryActive: colors.link,
  },
  Select: {
    ...fieldBorders(colors),
    optionSelectedBg: colors.primarySoft,
    // The arrow.
    colorTextQuaternary: colors.textSecondary,
  },
  Switch: {
    // 24 px high: WCAG 2.2, target size.
    trackHeight: 24,
    handleSize: 20,
    // The track of a switch that is off, and the same under the pointer.
    colorTextQuaternary: colors.borderStrong,
    colorTextTertiary: colors.borderStrong,
  },
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
      ...fields(colors),
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
      Tabs: { itemSelectedColor: colors.link, inkBarColor: colors.link, itemColor: colors.textSecondary },
      // The dots.
      Timeline: { colorPrimary: colors.link },
    },
  };
}
