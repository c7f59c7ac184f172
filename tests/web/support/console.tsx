import type { ReactNode } from 'react';
import { antdControls } from '#web/shared/controls/antd/antd-controls';
import { ControlsContext } from '#web/shared/controls/use-controls';
import { AntdProvider } from '#web/shared/theme/antd-provider';
import { renderPart } from './render';

/** Renders with the controls of the console, which its layout provides. */
export const renderInConsole = (part: ReactNode) =>
  renderPart(
    <AntdProvider density="console">
      <ControlsContext value={antdControls}>{part}</ControlsContext>
    </AntdProvider>,
  );
