import { createContext } from 'react';
import type { Density } from './antd-theme';

/** The size of controls, set once by each layout. */
export const DensityContext = createContext<Density>('console');
