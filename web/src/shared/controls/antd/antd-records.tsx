import { lazyComponent } from '#web/shared/connection/lazy-component';
import { NativeHistory } from '../native/native-history';
import type { HistoryProps, RecordControls } from '../records';
import { AntdChip } from './antd-chip';
import { AntdFacts } from './antd-facts';

/** antd's Timeline costs 35 kB and loads after the page; until then the native list is shown. */
const LateAntdHistory = lazyComponent(() => import('./antd-history').then((module) => module.AntdHistory), {
  waiting: (props: HistoryProps) => <NativeHistory {...props} />,
});

export const antdRecords: RecordControls = {
  Facts: AntdFacts,
  Chip: AntdChip,
  History: LateAntdHistory,
};
