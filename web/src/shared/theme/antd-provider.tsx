import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme';
import type { Density } from './antd-theme';
import { useShownTheme } from './theme-mode';

const noBlur = { mask: { blur: false } };

/** Around everything that draws antd widgets: the console as a whole, on driver pages only what is opened on demand. */
export function AntdProvider({ density, children }: { density: Density; children: ReactNode }) {
  const mode = useShownTheme();
  return (
    <ConfigProvider theme={antdTheme(mode, density)} modal={noBlur} drawer={noBlur} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
