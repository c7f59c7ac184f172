import { createContext } from 'react';
import type { DataRouter } from 'react-router';

/** The router itself: it knows the target of a navigation before any page renders again. */
export const AppRouterContext = createContext<DataRouter | undefined>(undefined);
