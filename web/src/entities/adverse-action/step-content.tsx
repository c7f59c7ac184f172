import { useTranslation } from 'react-i18next';
import type { AdverseActionView, AdverseGuide } from '#domain/adverse-actions/schema';
import { formatDate, formatDay } from '#web/shared/i18n/format';
import { AnswerForm } from './answer-form';
import { FinalNotice } from './final-notice';
import { FirstNotice } from './first-notice';
import { Proofs } from './proofs';
import { isRunning } from './running';
import { WithdrawForm } from './withdraw-form';

interface StepProps {
  guide: AdverseGuide;
  close: () => void;
}

/** The driver's words, and the answer. */
function Dispute({ dispute }: { dispute: NonNullable<AdverseActionView['dispute']> }) {
  const { t } = useTranslation('adverse-action');
  const { text, at, answer } = dispute;
  return (
    <div className="gh-guide-dispute">
      <p>{t('dispute.made', { date: formatDate(at) })}</p>
      <blockquote>{text}</blockquote>
      {answer === null ? null : (
        <>
          <p>{t('dispute.answered', { date: formatDate(answer.at) })}</p>
          <blockquote>{answer.text}</blockquote>
        </>
      )}
    </div>
  );
}

function Current({ guide, action }: { guide: AdverseGuide; action: AdverseActionView }) {
  const { t } = useTranslation('adverse-action');
  switch (action.state) {
    case 'waiting':
      return <p>{t('waiting.text', { date: formatDay(action.waitEndsOn ?? guide.today) })}</p>;
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

/** The end of an earlier adverse action of this candidacy. */
function Ended({ action }: { action: AdverseActionView | null }) {
  const { t } = useTranslation('adverse-action');
  const ending = action?.ending ?? null;
  if (ending === null) return null;
  return <p>{t(`ended.${ending.reason ?? 'withdrawn'}`, { date: formatDate(ending.at) })}</p>;
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
      {running && actions.includes('withdrawAdverseAction') ? (
        <WithdrawForm candidacyId={candidacyId} round={action.round} onDone={close} />
      ) : null}
    </>
  );
}
