import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { scorecardsQuery } from '../../api/scorecards';
import { FilledScorecard } from '../scorecards/filled-scorecard';
import { ScorecardFields } from '../scorecards/scorecard-fields';
import type { ScorecardData } from './modal-data';

function Loaded({ data, close }: ModalProps<ScorecardData>) {
  const { t } = useTranslation('hiring');
  const { interviewId, hasBegun } = data;
  const query = useQuery(scorecardsQuery(interviewId));
  if (query.data === undefined) {
    return query.error === null ? (
      <PageSkeleton />
    ) : (
      <ErrorState error={query.error} retry={() => void query.refetch()} />
    );
  }
  const { form, data: filled } = query.data;
  const mine = filled.find((scorecard) => scorecard.isMine && scorecard.interviewId === interviewId);
  return (
    <Stack gap={24}>
      {filled.length === 0 ? <p>{t('scorecard.none')}</p> : null}
      {filled.map((scorecard) => (
        <FilledScorecard key={scorecard._id} scorecard={scorecard} />
      ))}
      {hasBegun ? (
        <ScorecardFields key={mine?._id ?? 'new'} data={data} form={form} mine={mine} close={close} />
      ) : (
        <>
          <p className="gh-field-help">{t('scorecard.tooEarly')}</p>
          <div className="gh-dialog-footer">
            <Button onClick={close}>{t('scorecard.close')}</Button>
          </div>
        </>
      )}
    </Stack>
  );
}

/** The scorecards of a candidate's interviews, and the user's own. */
export function ScorecardDialog({ data, close }: ModalProps<ScorecardData>) {
  const { t } = useTranslation('hiring');
  return (
    <Dialog title={t('scorecard.title', { name: data.driverName })} onClose={close}>
      <Loaded data={data} close={close} />
    </Dialog>
  );
}
