import type { WhereIStand } from '#domain/candidacies/schema';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../shared/ui/alert';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { openModal } from '../../../shared/ui/modals';
import { acceptInterview, acceptInvite, acceptStart } from '../api/answers';
import { useAnswer } from '../api/use-answer';
import { endAssignmentModal, proposeTimeModal, reasonModal } from './modals';
import type { ReasonedAnswer } from './reason-dialog';

type Yes = 'acceptInvite' | 'acceptInterview' | 'acceptStart';

const YES: readonly Yes[] = ['acceptInvite', 'acceptInterview', 'acceptStart'];
const NO: readonly ReasonedAnswer[] = ['declineInvite', 'declineStart', 'withdraw'];

/** One press, one command: a yes can be taken back by withdrawing, so nobody is asked twice. */
function useYes(application: WhereIStand, yes: Yes) {
  const { t } = useTranslation('where-i-stand');
  const { candidacyId, round, interview } = application;
  return useAnswer<void, unknown>(
    (_input, request) => {
      const seen = { candidacyId, round };
      if (yes === 'acceptInvite') return acceptInvite(seen, request);
      if (yes === 'acceptStart') return acceptStart(seen, request);
      return acceptInterview({ ...seen, interviewId: interview?._id ?? '' }, request);
    },
    t(`done.${yes}`),
  );
}

function YesButton({ application, yes }: { application: WhereIStand; yes: Yes }) {
  const { t } = useTranslation('where-i-stand');
  const command = useYes(application, yes);
  return (
    <>
      {command.error === null ? null : <Alert problem={command.error} />}
      <Button
        variant={application.turn === 'you' ? 'primary' : 'default'}
        loading={command.isPending}
        onClick={() => {
          command.mutate();
        }}
      >
        {t(`action.${yes}`)}
      </Button>
    </>
  );
}

/** What the driver may do now. A yes stands out only while it is his turn; the way out is always there, quietly. */
export function AnswerButtons({ application }: { application: WhereIStand }) {
  const { t } = useTranslation('where-i-stand');
  const { actions, turn, state, orderId } = application;
  const may = (action: string) => actions.includes(action);
  const quiet = turn === 'you' ? 'default' : 'text';
  // A start date that has come is the carrier's to confirm, but the driver may still accept it himself.
  const yes = YES.find((answer) => may(answer) && (turn === 'you' || answer === 'acceptStart'));
  return (
    <div className="gh-stand-actions">
      {yes === undefined ? null : <YesButton key={`${yes}-${application.round}`} application={application} yes={yes} />}
      {may('proposeInterviewTime') ? (
        <Button
          variant={quiet}
          onClick={() => {
            openModal(proposeTimeModal, application);
          }}
        >
          {t('action.proposeInterviewTime')}
        </Button>
      ) : null}
      {NO.filter(may).map((answer) => (
        <Button
          key={answer}
          variant={answer === 'withdraw' ? 'text' : quiet}
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
        <ButtonLink variant="text" to={`/driver/jobs/${orderId}`}>
          {t('action.seeJob')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
