import { useTranslation } from 'react-i18next';
import type { WorkdayAnswers } from '#domain/timesheets/schema';
import { useWorkdayCommand } from '#web/entities/timesheets/workdays';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { toast } from '#web/shared/ui/toasts';
import { submitWorkdays } from '../api/driver-timesheet';

/** Submits workdays, and says what became of them. */
export function useSubmit() {
  const { t } = useTranslation('driver-timesheet');
  const problemText = useProblemText();
  return useWorkdayCommand(submitWorkdays, ({ data, done }: WorkdayAnswers) => {
    if (done > 0) toast.success(t('submit.done', { count: done }));
    for (const code of new Set(data.flatMap((answer) => answer.code ?? []))) toast.error(problemText(code));
  });
}
