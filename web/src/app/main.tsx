import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeKeepDrafts } from '../shared/connection/keep-drafts';
import { createQueryClient } from '../shared/http/query-client';
import { startI18n } from '../shared/i18n/i18n';
import { dropOldDrafts } from '../shared/form/draft-storage';
import { resetOnNewDeployment } from '../shared/session/stored-state';
import { followTheme } from '../shared/theme/theme-mode';
import { App } from './app';
import { createAppRouter } from './router';
import '../shared/ui/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// The build names this file by its content: another name means another deployment.
dropOldDrafts();
resetOnNewDeployment(new URL(import.meta.url).pathname, takeKeepDrafts());
const client = createQueryClient();
followTheme();
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App client={client} router={createAppRouter(client)} />
  </StrictMode>,
);
