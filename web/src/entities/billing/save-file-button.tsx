import { useMutation } from '@tanstack/react-query';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';

/** Downloads a file, and says why not. */
export function SaveFileButton({ label, save }: { label: string; save: () => Promise<void> }) {
  const problemText = useProblemText();
  const download = useMutation({
    mutationFn: save,
    onError: (error) => {
      toast.error(problemText(error));
    },
  });
  return (
    <Button
      loading={download.isPending}
      onClick={() => {
        download.mutate();
      }}
    >
      {label}
    </Button>
  );
}
