import { Timeline } from 'antd';
import { Fragment } from 'react';
import type { HistoryProps } from '../records';
import './antd-controls.css';

/** antd counts its entries instead of using their keys; the fragments keep an entry's state from moving to another entry. */
export const AntdHistory = ({ label, entries, isBusy }: HistoryProps) => (
  <Timeline
    className="gh-antd-history"
    aria-label={label}
    aria-busy={isBusy}
    items={entries.map(({ key, content }) => ({ key, content: <Fragment key={key}>{content}</Fragment> }))}
  />
);
