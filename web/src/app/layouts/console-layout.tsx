import { lazy, Suspense, useContext } from 'react';
import { useSearchParams } from 'react-router';
import { isOps } from '#domain/accounts/actor';
import { LazyAgreementBanner } from '#web/entities/agreement/lazy-agreement-banner';
import { FILE_PARAM } from '#web/entities/driver-dossier/file-param';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { antdControls } from '#web/shared/controls/antd/antd-controls';
import { ControlsContext } from '#web/shared/controls/use-controls';
import { actorOf, useCurrentUser } from '#web/shared/session/current-user';
import { AntdProvider } from '#web/shared/theme/antd-provider';
import { ConsoleTools } from '../palette/console-tools';
import { QueryStateAdapter } from '../query-state-adapter';
import { useConsoleNav } from './console-nav';
import { Frame } from './frame';

const LazyFileSlot = lazyComponent(() => import('./file-slot').then((module) => module.FileSlot), { waiting: null });
const Introduction = lazy(() => import('./introduction').then((module) => ({ default: module.Introduction })));

/** The console layout of carriers, recruiters and operations. */
export function ConsoleLayout() {
  const nav = useConsoleNav();
  const user = useCurrentUser();
  const isOperations = isOps(actorOf(user));
  const [search] = useSearchParams();
  const controls = useContext(ControlsContext) ?? antdControls;
  return (
    <AntdProvider density="console">
      <ControlsContext value={controls}>
        <QueryStateAdapter>
          <Frame
            className="gh-console"
            nav={nav}
            tools={<ConsoleTools pages={nav} isOps={isOperations} />}
            banner={isOperations ? undefined : <LazyAgreementBanner />}
          />
          {search.has(FILE_PARAM) ? <LazyFileSlot /> : null}
        </QueryStateAdapter>
        {user.isWelcomeRead ? null : (
          <Suspense>
            <Introduction />
          </Suspense>
        )}
      </ControlsContext>
    </AntdProvider>
  );
}
