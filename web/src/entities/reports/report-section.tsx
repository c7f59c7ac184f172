import type { ReactNode } from 'react';
import { Card } from '#web/shared/ui/layout';
import { SaveButton } from './save-button';
import './reports.css';

interface ReportSectionProps {
  title: string;
  /** The meaning of the figures, in one sentence. */
  lead: string;
  /** Downloads the section's table. */
  save: () => Promise<void>;
  children: ReactNode;
}

/** A section of the reports: title, meaning of the numbers, chart and table. */
export function ReportSection({ title, lead, save, children }: ReportSectionProps) {
  return (
    <Card title={title} extra={<SaveButton save={save} label={title} />} className="gh-report-section">
      <p className="gh-report-lead">{lead}</p>
      {children}
    </Card>
  );
}
