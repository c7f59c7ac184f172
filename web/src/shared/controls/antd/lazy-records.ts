/** The controls that show records, in one chunk, so that fewer of antd's parts are shared with the first visit. */
export { AntdChip } from './antd-chip';
export { AntdFacts } from './antd-facts';
export { AntdHistory } from './antd-history';
