import type { SelectProps } from 'antd';
import { Select } from 'antd';

/** In a file of its own, since antd's Select is large and loads after the page. */
export const SearchSelect = (props: SelectProps) => <Select showSearch={{ optionFilterProp: 'label' }} {...props} />;
