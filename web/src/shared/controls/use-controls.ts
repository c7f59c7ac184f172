import { createContext, useContext } from 'react';
import type { Controls } from './controls';
import { nativeControls } from './native/native-controls';

/** Set by the console's layout; driver and sign-in pages do not load antd for their controls. */
export const ControlsContext = createContext<Controls | undefined>(undefined);

export const useControls = (): Controls => useContext(ControlsContext) ?? nativeControls;
