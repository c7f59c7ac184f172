import { useTranslation } from 'react-i18next';
import { mustNotDrive, waitsForFileAt } from '#domain/candidacies/next-step';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { isToSign } from '#web/entities/driver/use-next-line';
import { paths } from '#web/shared/paths';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { type DirectAnswer, DirectAnswerButton } from './direct-answer-button';
import { endAssignmentModal, proposeStartModal, proposeTimeModal, reasonModal } from './modals';
import type { ReasonedAnswer } from './reason-dialog';

const YES: readonly DirectAnswer[] = ['acceptInvite', 'acceptInterview'];
const NO: readonly ReasonedAnswer[] = ['declineInvite', 'declineStart', 'withdraw'];

/** Answers that need a form first. */
const FORMS = {
  proposeInterviewTime: (application: DriverApplicationView) => {
    openModal(proposeTimeModal, application);
  },
  proposeStart: (application: DriverApplicationView) => {
    openModal(proposeStartModal, application);
  },
};

/** Accepting a start is signing the application to the carrier; a driver who accepted without a signature signs later. */
function SignLink({ application }: { application: DriverApplicationView }) {
  const { t } = useTranslation('my-applications');
  const { actions, candidacyId, signature, start, turn } = application;
  const isOffered = actions.includes('acceptStart');
  if (!isOffered && signature === 'none') return null;
  const accept = start?.proposal ? 'action.acceptPlannedStart' : 'action.acceptStart';
  const sign = signature === 'consent' ? 'action.consentAgain' : 'action.signApplication';
  return (
    <ButtonLink variant={turn === 'you' ? 'primary' : 'default'} to={paths.signApplication(candidacyId)}>
      {t(isOffered ? accept : sign)}
    </ButtonLink>
  );
}

/** The driver's allowed actions. Accepting is primary only on their turn; declining and withdrawing are text buttons. */
export function AnswerButtons({ application }: { application: DriverApplicationView }) {
  const { t } = useTranslation('my-applications');
  const { t: driver } = useTranslation('driver');
  const { actions, turn, state, next, orderId, round, offer } = application;
  const may = (action: string) => actions.includes(action);
  const quiet = turn === 'you' ? 'default' : 'text';
  const yes = YES.find(may);
  return (
    <div className="gh-application-actions">
      {yes === undefined ? null : (
        <DirectAnswerButton
          key={`${yes}-${round}`}
          application={application}
          answer={yes}
          variant={turn === 'you' ? 'primary' : 'default'}
        />
      )}
      <SignLink application={application} />
      {state === 'invited' ? <ButtonLink to={paths.driverJob(orderId)}>{t('action.readJob')}</ButtonLink> : null}
      {waitsForFileAt(next) || mustNotDrive(next) ? (
        <ButtonLink variant={turn === 'you' && !isToSign(application) ? 'primary' : 'default'} to={paths.driverOwnFile}>
          {driver('file')}
        </ButtonLink>
      ) : null}
      {may('withdrawProposal') ? (
        <DirectAnswerButton application={application} answer="withdrawProposal" variant="text" />
      ) : null}
      {(['proposeInterviewTime', 'proposeStart'] as const).filter(may).map((form) => (
        <Button
          key={form}
          variant={quiet}
          onClick={() => {
            FORMS[form](application);
          }}
        >
          {form === 'proposeInterviewTime' && offer !== null ? t('action.noneFits') : t(`action.${form}`)}
        </Button>
      ))}
      {NO.filter(may).map((answer) => (
        <Button
          key={answer}
          variant="text"
          onClick={() => {
            openModal(reasonModal, { application, answer });
          }}
        >
          {t(`action.${answer}`)}
        </Button>
      ))}
      {may('endAssignment') ? (
        <Button
          variant="text"
          onClick={() => {
            openModal(endAssignmentModal, application);
          }}
        >
          {t('action.endAssignment')}
        </Button>
      ) : null}
      {state === 'closed' && may('request') ? (
        <ButtonLink variant="text" to={paths.driverJob(orderId)}>
          {t('action.seeJob')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
