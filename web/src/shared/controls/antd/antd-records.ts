import type { RecordControls } from '../records';
import { AntdChip } from './antd-chip';
import { AntdFacts } from './antd-facts';

export const antdRecords: RecordControls = {
  Facts: AntdFacts,
  Chip: AntdChip,
};
