import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { createGuards } from './guards';
import { createRoutes } from './routes';

/** The flags of the next major version, so that moving to it changes nothing (ui.md section 1.4). */
export const FUTURE = { v8_middleware: true } as const;

export const createAppRouter = (client: QueryClient) =>
  createBrowserRouter(createRoutes(createGuards(client)), { future: FUTURE });
