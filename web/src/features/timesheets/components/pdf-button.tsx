import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TimesheetBrief } from '#domain/timesheets/schema';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import { savePdf } from '../api/timesheets';

/** Downloads an assignment's week as a PDF document. */
export function PdfButton({ brief: { _id, week, assignment } }: { brief: TimesheetBrief }) {
  const { t } = useTranslation('timesheet-approval');
  const save = useMutation({
    mutationFn: () => savePdf(_id, week.startsOn),
    onError: (problem) => {
      toast.problem(problem);
    },
  });
  return (
    <Button
      size="small"
      loading={save.isPending}
      aria-label={t('week.pdfOf', { name: assignment.driver })}
      onClick={() => {
        save.mutate();
      }}
    >
      {t('week.pdf')}
    </Button>
  );
}
