/** The colors of one mode, the source of antd's theme and of the CSS variables. */
export interface Palette {
  layout: string;
  surface: string;
  raised: string;
  hover: string;
  border: string;
  borderStrong: string;
  text: string;
  textSecondary: string;
  placeholder: string;
  link: string;
  primary: string;
  primaryHover: string;
  primarySoft: string;
  onPrimary: string;
  late: string;
  lateSoft: string;
  blocked: string;
  blockedSoft: string;
  done: string;
  doneSoft: string;
  focus: string;
  shadow: string;
}

export const light: Palette = {
  layout: '#f4f6f8',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#eef2f6',
  border: '#dce2e9',
  borderStrong: '#848f9c',
  text: '#17202b',
  textSecondary: '#4f5b69',
  placeholder: '#66717e',
  link: '#0958d9',
  primary: '#0958d9',
  primaryHover: '#0747b0',
  primarySoft: '#e8f0fe',
  onPrimary: '#ffffff',
  late: '#8f4000',
  lateSoft: '#fff3e0',
  blocked: '#b5101c',
  blockedSoft: '#fdecec',
  done: '#1f6a06',
  doneSoft: '#ebf6e6',
  focus: '#0958d9',
  shadow: '0 1px 2px rgba(20, 32, 48, 0.06), 0 4px 16px rgba(20, 32, 48, 0.08)',
};

export const dark: Palette = {
  layout: '#0f1318',
  surface: '#171d25',
  raised: '#1d2530',
  hover: '#222c38',
  border: '#2b3644',
  borderStrong: '#7b8898',
  text: '#e8edf3',
  textSecondary: '#aab5c2',
  placeholder: '#98a4b2',
  link: '#7ab3ff',
  primary: '#1660cf',
  primaryHover: '#2a72de',
  primarySoft: '#16294a',
  onPrimary: '#ffffff',
  late: '#ffb865',
  lateSoft: '#38270f',
  blocked: '#ff8a86',
  blockedSoft: '#3b1a1c',
  done: '#84cf66',
  doneSoft: '#182c12',
  focus: '#7ab3ff',
  shadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 6px 20px rgba(0, 0, 0, 0.45)',
};

export const radius = { card: 8, control: 6 };

export const FONT_FAMILY =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--gh-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`)
    .join(';');

/** The style sheet inside index.html, so that the first paint already has the right colors. */
export const tokenSheet = () =>
  [
    `:root{color-scheme:light;${variables(light)};--gh-radius-card:${radius.card}px;--gh-radius-control:${radius.control}px;--gh-font:${FONT_FAMILY}}`,
    `:root[data-theme='dark']{color-scheme:dark;${variables(dark)}}`,
    `@media print{:root,:root[data-theme='dark']{color-scheme:light;${variables(light)}}}`,
    'html{background:var(--gh-layout);color:var(--gh-text);font-family:var(--gh-font)}',
  ].join('\n');
