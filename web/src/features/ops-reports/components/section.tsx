import type { ReactNode } from 'react';
import type { Report } from '#domain/reports/schema';
import type { ReportTable } from '#domain/reports/tables';
import { ReportSection } from '#web/entities/reports/report-section';
import type { FigureQuery } from '../model/rows';

/** Props shared by all sections. */
export interface ReportSectionProps {
  report: Report;
  period: Pick<FigureQuery, 'from' | 'to' | 'owner'>;
  save: (table: ReportTable) => Promise<void>;
}

interface SectionProps {
  title: string;
  lead: string;
  table: ReportTable;
  save: (table: ReportTable) => Promise<void>;
  children: ReactNode;
}

/** A section with the table that its button downloads. */
export const Section = ({ table, save, ...props }: SectionProps) => (
  <ReportSection save={() => save(table)} {...props} />
);
