import type { RecordControls } from '../records';
import { NativeFacts } from './native-facts';

export const nativeRecords: RecordControls = {
  Facts: NativeFacts,
};
