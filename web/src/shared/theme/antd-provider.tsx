import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import type { Density } from './antd-theme';
import { antdTheme } from './antd-theme';
import { useShownTheme } from './theme-mode';

const noBlur = { mask: { blur: false } };

/** Wraps all antd widgets: the whole console, but on driver pages only what opens on demand. */
export function AntdProvider({ density, children }: { density: Density; children: ReactNode }) {
  const mode = useShownTheme();
  return (
    <ConfigProvider theme={antdTheme(mode, density)} modal={noBlur} drawer={noBlur} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
