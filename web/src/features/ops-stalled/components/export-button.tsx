import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { today } from '#web/shared/form/today';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import type { StalledListQuery } from '../api/stalled';
import { saveStalledFile } from '../api/stalled';

/** Exports all filtered items as a CSV file. */
export function ExportButton({ listQuery }: { listQuery: StalledListQuery }) {
  const { t } = useTranslation('ops-stalled');
  const problemText = useProblemText();
  const save = useMutation({
    mutationFn: () => saveStalledFile(listQuery, today()),
    onError: (error) => {
      toast.error(problemText(error));
    },
  });
  return (
    <Button
      loading={save.isPending}
      onClick={() => {
        save.mutate();
      }}
    >
      {t('export')}
    </Button>
  );
}
