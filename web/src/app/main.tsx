import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../shared/http/query-client';
import { startI18n } from '../shared/i18n/i18n';
import { followTheme } from '../shared/theme/theme-mode';
import { App } from './app';
import { createAppRouter } from './router';
import '../shared/ui/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const client = createQueryClient();
followTheme();
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App client={client} router={createAppRouter(client)} />
  </StrictMode>,
);
