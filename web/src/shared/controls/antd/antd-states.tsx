import { InboxOutlined, QuestionCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Alert, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { EmptyStateProps, FailureProps } from '../controls';
import './antd-controls.css';

export const AntdErrorNote = ({ children }: { children: ReactNode }) => (
  <Alert type="error" role="alert" className="gh-alert" title={children} />
);

/** Looks like antd's Empty, whose default pictures would load with every page of the console. */
export const AntdEmpty = ({ title, hint, action }: EmptyStateProps) => (
  <div className="gh-antd-empty">
    <div className="gh-antd-empty-image">
      <InboxOutlined aria-hidden="true" />
    </div>
    <div className="gh-antd-empty-text">
      <p className="gh-state-title">{title}</p>
      {hint}
    </div>
    {action === undefined || action === null ? null : <div className="gh-antd-empty-action">{action}</div>}
  </div>
);

/** An alert, not antd's Result: the pictures of Result cost 10 kB, and a lost network must not have to load them. */
export const AntdFailure = ({ title, text, isMissing = false, action }: FailureProps) => (
  <Alert
    type={isMissing ? 'info' : 'error'}
    role="alert"
    showIcon
    icon={isMissing ? <QuestionCircleOutlined aria-hidden="true" /> : <WarningOutlined aria-hidden="true" />}
    title={title}
    description={text}
    action={action}
  />
);

const LINES = ['38%', '62%', '100%', '94%', '97%'];

export const AntdPageLines = () => (
  <div aria-hidden="true">
    <Skeleton active title={false} paragraph={{ rows: LINES.length, width: LINES }} />
  </div>
);
