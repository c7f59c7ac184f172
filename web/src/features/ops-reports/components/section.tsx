import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '#domain/reports/schema';
import type { ReportTable } from '#domain/reports/tables';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import type { FigureQuery } from '../model/rows';

interface SaveButtonProps {
  save: () => Promise<void>;
  /** Name of the downloaded table, for screen readers. */
  label: string;
}

/** Downloads a table of the page. */
export function SaveButton({ save, label }: SaveButtonProps) {
  const { t } = useTranslation('ops-reports');
  const problemText = useProblemText();
  const [isSaving, setIsSaving] = useState(false);
  const press = () => {
    setIsSaving(true);
    void save()
      .catch((error: unknown) => {
        toast.error(problemText(error));
      })
      .finally(() => {
        setIsSaving(false);
      });
  };
  return (
    <Button size="small" loading={isSaving} onClick={press} aria-label={t('csvOf', { what: label })}>
      {t('csv')}
    </Button>
  );
}

/** Props shared by all sections. */
export interface ReportSectionProps {
  report: Report;
  period: Pick<FigureQuery, 'from' | 'to' | 'owner'>;
  save: (table: ReportTable) => Promise<void>;
}

interface SectionProps {
  title: string;
  /** The meaning of the figures, in one sentence. */
  lead: string;
  table: ReportTable;
  save: (table: ReportTable) => Promise<void>;
  children: ReactNode;
}

/** A section of the reports: title, meaning of the numbers, chart and table. */
export function Section({ title, lead, table, save, children }: SectionProps) {
  return (
    <Card title={title} extra={<SaveButton save={() => save(table)} label={title} />} className="gh-report-section">
      <p className="gh-report-lead">{lead}</p>
      {children}
    </Card>
  );
}
