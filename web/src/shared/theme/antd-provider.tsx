import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import type { Density } from './antd-theme';
import { antdTheme } from './antd-theme';
import { usePaintedTheme } from './theme-mode';

const noBlur = { mask: { blur: false } };
const noWave = { disabled: true };
/** No space between two Chinese characters: the name of a button is its text. */
const plainText = { autoInsertSpace: false };

/** Wraps all antd widgets: the whole console, but on driver pages only what opens on demand. */
export function AntdProvider({ density, children }: { density: Density; children: ReactNode }) {
  const mode = usePaintedTheme();
  return (
    <ConfigProvider theme={antdTheme(mode, density)} modal={noBlur} drawer={noBlur} wave={noWave} button={plainText}>
      {children}
    </ConfigProvider>
  );
}
