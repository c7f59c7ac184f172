import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AdverseGuide } from '#domain/adverse-actions/schema';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { Letter } from './letter';
import { finalLetterQuery, useSendFinalNotice } from './queries';

/** The notice after the decision: previewed, then sent. */
export function FinalNotice({ guide: { candidacyId }, round }: { guide: AdverseGuide; round: number }) {
  const { t } = useTranslation('adverse-action');
  const { data: letter, error, refetch } = useQuery(finalLetterQuery(candidacyId));
  const send = useSendFinalNotice(candidacyId, () => {
    toast.success(t('final.done'));
  });
  return (
    <>
      <p>{t('final.ready')}</p>
      {letter === undefined && error === null ? <PageSkeleton /> : null}
      {letter === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {letter === undefined ? null : <Letter letter={letter} />}
      {send.error === null ? null : <Alert problem={send.error} />}
      <div className="gh-dialog-footer">
        <Button
          variant="primary"
          disabled={letter === undefined}
          loading={send.isPending}
          onClick={() => {
            send.mutate(round);
          }}
        >
          {t('final.action')}
        </Button>
      </div>
    </>
  );
}
