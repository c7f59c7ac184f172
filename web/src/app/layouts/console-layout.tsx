import { AntdProvider } from '../../shared/theme/antd-provider';
import { QueryStateAdapter } from '../query-state-adapter';
import { useConsoleNav } from './console-nav';
import { Frame } from './frame';

/** The workbench of carriers, recruiters and operations. */
export function ConsoleLayout() {
  const nav = useConsoleNav();
  return (
    <AntdProvider density="console">
      <QueryStateAdapter>
        <Frame look="gh-console" nav={nav} />
      </QueryStateAdapter>
    </AntdProvider>
  );
}
