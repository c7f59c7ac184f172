import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOnline } from '#web/shared/connection/online';
import { toApiProblem } from '#web/shared/http/api-problem';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import './form.css';

const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** The way out of a conflict, below the form: the current version in place of the entries, which stay until then. */
export function CurrentVersion({ show }: { show: () => Promise<void> }) {
  const { t } = useTranslation();
  // A query of the page waits for the network; a button must not wait without a word.
  const reading = useMutation({
    mutationFn: () => (isOnline() ? show() : Promise.reject(toApiProblem(0, { code: 'offline' }))),
  });
  return (
    <div ref={intoView} className="gh-form-refusal">
      {reading.error === null ? null : <Alert problem={reading.error} />}
      <span>{t('showCurrentHelp')}</span>
      <Button
        loading={reading.isPending}
        onClick={() => {
          reading.mutate();
        }}
      >
        {t('showCurrent')}
      </Button>
    </div>
  );
}
