import { useTranslation } from 'react-i18next';
import type { CarrierVerificationAction, VerificationView } from '#domain/employment-verifications/schema';
import { MIN_ATTEMPTS, MIN_DAYS_OF_ATTEMPTS } from '#domain/employment-verifications/terms';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import type { ButtonVariant } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { attemptModal, closeModal, startModal } from './modals';
import { useCancelVerification } from './verifications';

interface ActionsProps {
  verification: VerificationView;
  driverName: string;
}

interface Step {
  action: CarrierVerificationAction;
  label: string;
  run: () => void;
  variant?: ButtonVariant;
}

/** Why a command is refused now; undefined if it is allowed. */
function useReason({ refusals }: VerificationView) {
  const { t } = useTranslation('verifications');
  const problemText = useProblemText();
  return (action: CarrierVerificationAction): string | undefined => {
    const code = refusals.find((refusal) => refusal.action === action)?.code;
    if (code === undefined) return undefined;
    if (code === 'forbidden') return t(action === 'closeGoodFaith' ? 'close.notYours' : 'notYours');
    if (code !== 'too-few-attempts') return problemText(code);
    return t('close.tooFew', { attempts: MIN_ATTEMPTS, days: MIN_DAYS_OF_ATTEMPTS });
  };
}

function useCancel({ _id, employer }: VerificationView) {
  const { t } = useTranslation('verifications');
  const cancel = useCancelVerification(_id ?? '', () => {
    toast.success(t('cancel.done'));
  });
  return () => {
    confirm({
      title: t('cancel.title', { employer: employer.name }),
      text: t('cancel.text'),
      confirmLabel: t('action.cancel'),
      keepLabel: t('cancel.keep'),
      danger: true,
      onConfirm: () => cancel.mutateAsync(undefined),
    });
  };
}

/** The carrier's next steps; a refused one stays with its reason. */
export function VerificationActions({ verification, driverName }: ActionsProps) {
  const { t } = useTranslation('verifications');
  const reasonOf = useReason(verification);
  const cancel = useCancel(verification);
  const { _id: id, state, actions, attempts, employer, round } = verification;
  const about = { verification, id: id ?? '' };
  const steps: readonly Step[] = [
    {
      action: 'startVerification',
      label: t(state === 'none' ? 'action.start' : 'action.startAgain'),
      run: () => {
        openModal(startModal, { verification, driverName });
      },
    },
    {
      action: 'recordAttempt',
      label: t(attempts.some((attempt) => attempt.round === round) ? 'action.contactAgain' : 'action.contact'),
      run: () => {
        openModal(attemptModal, { ...about, isCall: false });
      },
    },
    {
      action: 'recordAttempt',
      label: t('action.recordCall'),
      run: () => {
        openModal(attemptModal, { ...about, isCall: true });
      },
    },
    {
      action: 'closeGoodFaith',
      label: t('action.close'),
      run: () => {
        openModal(closeModal, about);
      },
    },
    { action: 'cancelVerification', label: t('action.cancel'), run: cancel, variant: 'text' },
  ];
  const shown = steps.filter(({ action }) => actions.includes(action) || reasonOf(action) !== undefined);
  if (shown.length === 0) return null;
  return (
    <Inline>
      {shown.map(({ action, label, run, variant }) => (
        <RefusableButton key={label} size="small" variant={variant} reason={reasonOf(action)} onClick={run}>
          {label}
          <span className="gh-hidden">: {employer.name}</span>
        </RefusableButton>
      ))}
    </Inline>
  );
}
