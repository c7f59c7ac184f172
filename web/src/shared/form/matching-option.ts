import type { SelectProps } from 'antd';
import { containsWords } from '#domain/shared/folded-text';

/** The options of a searchable list whose labels contain the typed words, in any spelling. */
export const matchingOption = {
  filterOption: (typed: string, option?: { label?: unknown }) =>
    typeof option?.label === 'string' && containsWords(option.label, typed),
} satisfies SelectProps['showSearch'];
