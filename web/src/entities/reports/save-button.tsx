import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';

interface SaveButtonProps {
  save: () => Promise<void>;
  /** Name of the downloaded table, for screen readers. */
  label: string;
  format?: 'csv' | 'ics';
}

/** Downloads a table of the page, or its days for a calendar. */
export function SaveButton({ save, label, format = 'csv' }: SaveButtonProps) {
  const { t } = useTranslation('reports');
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
    <Button size="small" loading={isSaving} onClick={press} aria-label={t(`${format}Of`, { what: label })}>
      {t(format)}
    </Button>
  );
}
