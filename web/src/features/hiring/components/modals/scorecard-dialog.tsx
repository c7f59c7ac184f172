import { useTranslation } from 'react-i18next';
import type { InterviewScorecards } from '#domain/scorecards/schema';
import { EditedRecord } from '#web/shared/form/edited-record';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { scorecardsQuery } from '../../api/scorecards';
import { FilledScorecard } from '../scorecards/filled-scorecard';
import { ScorecardFields } from '../scorecards/scorecard-fields';
import type { ScorecardData } from './modal-data';

interface LoadedProps extends ModalProps<ScorecardData> {
  scorecards: InterviewScorecards;
  onConflict: (problem: unknown) => void;
}

function Loaded({ data, scorecards: { form, data: filled }, onConflict, close }: LoadedProps) {
  const { t } = useTranslation('hiring');
  const { interviewId, hasBegun } = data;
  const mine = filled.find((scorecard) => scorecard.isMine && scorecard.interviewId === interviewId);
  return (
    <Stack gap={24}>
      {filled.length === 0 ? <p>{t('scorecard.none')}</p> : null}
      {filled.map((scorecard) => (
        <FilledScorecard key={scorecard._id} scorecard={scorecard} />
      ))}
      {hasBegun ? (
        <ScorecardFields data={data} form={form} mine={mine} onConflict={onConflict} close={close} />
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
      <EditedRecord query={scorecardsQuery(data.interviewId)}>
        {(scorecards, onConflict) => (
          <Loaded data={data} scorecards={scorecards} onConflict={onConflict} close={close} />
        )}
      </EditedRecord>
    </Dialog>
  );
}
