import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import type { GuideData } from './guide-data';
import { GuideSteps } from './guide-steps';
import { guideQuery } from './queries';
import { StepContent } from './step-content';
import './adverse-action.css';

const WIDTH = 760;

/** The guide for refusing a driver because of a report: its steps, and what is to do now. */
export function GuideDialog({ data: { candidacyId }, close }: ModalProps<GuideData>) {
  const { t } = useTranslation('adverse-action');
  const { data: guide, error, refetch } = useQuery(guideQuery(candidacyId));
  return (
    <Dialog
      title={guide === undefined ? t('card.title') : t('title', { name: guide.driver })}
      onClose={close}
      width={WIDTH}
    >
      {guide === undefined && error === null ? <PageSkeleton /> : null}
      {guide === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {guide === undefined ? null : (
        <div className="gh-guide">
          <p className="gh-guide-job">{guide.job}</p>
          <GuideSteps guide={guide} />
          <StepContent guide={guide} close={close} />
        </div>
      )}
    </Dialog>
  );
}
