import { useTranslation } from 'react-i18next';
import type { AdverseActionView, AdverseGuide } from '#domain/adverse-actions/schema';
import { formatDay } from '#web/shared/i18n/format';
import { AnswerForm } from './answer-form';
import { EarlierActions } from './earlier-actions';
import { FinalNotice } from './final-notice';
import { FirstNotice } from './first-notice';
import { MailingForm } from './mailing-form';
import { Dispute, Ended } from './outcome';
import { Proofs } from './proofs';
import { isRunning } from './running';
import { WithdrawForm } from './withdraw-form';

interface StepProps {
  guide: AdverseGuide;
  close: () => void;
}

function Current({ guide, action }: { guide: AdverseGuide; action: AdverseActionView }) {
  const { t } = useTranslation('adverse-action');
  switch (action.state) {
    case 'waiting':
      return <p>{t('waiting.text', { date: formatDay(action.waitEndsOn ?? guide.today) })}</p>;
    case 'undelivered':
      return <p>{t('undelivered.text')}</p>;
    case 'disputed':
      return (
        <>
          <p>{t('dispute.paused', { count: action.waitDaysLeft ?? 0 })}</p>
          <AnswerForm candidacyId={guide.candidacyId} round={action.round} />
        </>
      );
    case 'ready':
      return <FinalNotice guide={guide} round={action.round} />;
    case 'noticed':
      return <p>{guide.mayClose ? t('close.text') : t('close.done')}</p>;
    case 'withdrawn':
      return null;
  }
}

/** The current step with its form, the dispute and the proof. */
export function StepContent({ guide, close }: StepProps) {
  const { action, actions, candidacyId } = guide;
  const running = action !== null && isRunning(guide);
  return (
    <>
      {running && action.dispute !== null ? <Dispute dispute={action.dispute} /> : null}
      {running ? <Current guide={guide} action={action} /> : <Ended action={action} />}
      {actions.includes('sendPreAdverseNotice') ? <FirstNotice guide={guide} /> : null}
      {action === null ? null : <Proofs candidacyId={candidacyId} action={action} />}
      {running && actions.includes('recordMailing') ? (
        <MailingForm key={action.state} guide={guide} round={action.round} isNeeded={action.state === 'undelivered'} />
      ) : null}
      {running && actions.includes('withdrawAdverseAction') ? (
        <WithdrawForm candidacyId={candidacyId} round={action.round} onDone={close} />
      ) : null}
      <EarlierActions guide={guide} />
    </>
  );
}
