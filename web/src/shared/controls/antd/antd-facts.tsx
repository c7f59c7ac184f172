import { Descriptions } from 'antd';
import type { ComponentRef } from 'react';
import type { FactsProps } from '../records';
import './antd-controls.css';

/** antd lays the facts out in a table without header cells: for a screen reader, they are terms and definitions instead. */
function hideTable(descriptions: ComponentRef<typeof Descriptions> | null) {
  descriptions?.nativeElement.querySelector('table')?.setAttribute('role', 'presentation');
}

export const AntdFacts = ({ facts, columns = 1 }: FactsProps) => (
  <Descriptions
    ref={hideTable}
    className="gh-antd-facts"
    size="small"
    colon={false}
    column={{ xs: 1, md: Math.min(columns, 2), xl: columns }}
    items={facts.map(({ label, value }) => ({
      key: label,
      label: <span role="term">{label}</span>,
      children: <div role="definition">{value}</div>,
    }))}
  />
);
