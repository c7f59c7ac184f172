import { useContext } from 'react';
import { isOps } from '#domain/accounts/actor';
import { antdControls } from '#web/shared/controls/antd/antd-controls';
import { ControlsContext } from '#web/shared/controls/use-controls';
import { useActor } from '#web/shared/session/current-user';
import { AntdProvider } from '#web/shared/theme/antd-provider';
import { ConsoleTools } from '../palette/console-tools';
import { QueryStateAdapter } from '../query-state-adapter';
import { useConsoleNav } from './console-nav';
import { Frame } from './frame';

/** The console layout of carriers, recruiters and operations. */
export function ConsoleLayout() {
  const nav = useConsoleNav();
  const actor = useActor();
  const controls = useContext(ControlsContext) ?? antdControls;
  return (
    <AntdProvider density="console">
      <ControlsContext value={controls}>
        <QueryStateAdapter>
          <Frame look="gh-console" nav={nav} tools={<ConsoleTools pages={nav} isOps={isOps(actor)} />} />
        </QueryStateAdapter>
      </ControlsContext>
    </AntdProvider>
  );
}
