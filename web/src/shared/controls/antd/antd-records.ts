import type { RecordControls } from '../records';
import { AntdFacts } from './antd-facts';

export const antdRecords: RecordControls = {
  Facts: AntdFacts,
};
