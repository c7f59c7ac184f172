import { createContext } from 'react';
import type { DataRouter } from 'react-router';

/** The router itself: it knows where a navigation leads before any page is drawn anew. */
export const AppRouter = createContext<DataRouter | undefined>(undefined);
