import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { createGuards } from './guards';
import { createRoutes } from './routes';

export const createAppRouter = (client: QueryClient) => createBrowserRouter(createRoutes(createGuards(client)));
