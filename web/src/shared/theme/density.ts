import { createContext } from 'react';
import type { Density } from './antd-theme';

/** How large controls are: set once by each layout. */
export const DensityContext = createContext<Density>('console');
