import type { RecordControls } from '../records';
import { NativeChip } from './native-chip';
import { NativeFacts } from './native-facts';

export const nativeRecords: RecordControls = {
  Facts: NativeFacts,
  Chip: NativeChip,
};
