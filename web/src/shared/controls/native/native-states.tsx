import type { ReactNode } from 'react';
import { classNames } from '#web/shared/ui/class-names';
import type { EmptyStateProps, FailureProps } from '../controls';
import '#web/shared/ui/alert.css';
import '#web/shared/ui/states.css';

export const NativeErrorNote = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="gh-alert gh-alert-native">
    {children}
  </div>
);

export const NativeEmpty = ({ title, hint, action }: EmptyStateProps) => (
  <div className="gh-state">
    <p className="gh-state-title">{title}</p>
    {hint === undefined ? null : <p>{hint}</p>}
    {action}
  </div>
);

export const NativeFailure = ({ title, text, isMissing = false, action }: FailureProps) => (
  <div className={classNames('gh-state', !isMissing && 'gh-state-blocked')} role="alert">
    <p className="gh-state-title">{title}</p>
    {text === undefined ? null : <p>{text}</p>}
    {action}
  </div>
);

const LINES = ['38%', '62%', '100%', '94%', '97%'];

export const NativePageLines = () =>
  LINES.map((width) => <span key={width} className="gh-skeleton" style={{ width }} />);
