import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { AntdProvider } from '../../shared/theme/antd-provider';
import { useConsoleNav } from './console-nav';
import { Frame } from './frame';

/** The workbench of carriers, recruiters and operations. */
export function ConsoleLayout() {
  const nav = useConsoleNav();
  return (
    <AntdProvider density="console">
      <NuqsAdapter>
        <Frame look="gh-console" nav={nav} />
      </NuqsAdapter>
    </AntdProvider>
  );
}
