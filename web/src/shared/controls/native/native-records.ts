import type { RecordControls } from '../records';
import { NativeChip } from './native-chip';
import { NativeFacts } from './native-facts';
import { NativeHistory } from './native-history';

export const nativeRecords: RecordControls = {
  Facts: NativeFacts,
  Chip: NativeChip,
  History: NativeHistory,
};
