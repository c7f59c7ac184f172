import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { consumeKeepDrafts } from '#web/shared/connection/keep-drafts';
import { dropOldDrafts } from '#web/shared/form/draft-storage';
import { createQueryClient } from '#web/shared/http/query-client';
import { loadProblemTexts, startI18n } from '#web/shared/i18n/i18n';
import { resetOnNewDeployment } from '#web/shared/session/stored-state';
import { followTheme } from '#web/shared/theme/theme-mode';
import { App } from './app';
import { createAppRouter } from './router';
import '#web/shared/ui/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// The name of this file contains a hash of its content: another name means another deployment.
dropOldDrafts();
resetOnNewDeployment(new URL(import.meta.url).pathname, consumeKeepDrafts());
const client = createQueryClient();
followTheme();
await startI18n();
const router = createAppRouter(client);
createRoot(root).render(
  <StrictMode>
    <App client={client} router={router} />
  </StrictMode>,
);
void loadProblemTexts();
// Nobody pastes before the page is there, and a page around it waits for its first event.
void import('./host-bridge').then(
  ({ connectHost }) => {
    connectHost(client, router);
  },
  () => undefined,
);
void import('#web/shared/form/clean-paste').then(
  ({ cleanPastes }) => {
    cleanPastes(document);
  },
  () => undefined,
);
