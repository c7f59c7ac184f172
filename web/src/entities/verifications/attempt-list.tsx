import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { formatDateTime, formatPhone } from '#web/shared/i18n/format';
import { History } from '#web/shared/ui/history';
import { PaperButton } from './paper-button';
import { carrierPapers } from './papers';

type Attempt = VerificationView['attempts'][number];

function AttemptLine({ attempt, id }: { attempt: Attempt; id: string }) {
  const { t } = useTranslation('verifications');
  const { _id, at, by, channel, hasDocument, note, number, to } = attempt;
  const how = t(`channel.${channel}`);
  return (
    <div className="gh-verification-attempt">
      <span>
        <strong>{t('attempt.number', { number })}</strong> ·{' '}
        {[how, formatPhone(to)].filter((part) => part !== '').join(' · ')}
      </span>
      <span className="gh-verification-aside">
        {formatDateTime(at)} · {by ?? t('attempt.onSchedule')}
      </span>
      {note === '' ? null : <span className="gh-voe-words">{note}</span>}
      {hasDocument ? (
        <PaperButton
          name={t(channel === 'letter' ? 'paper.letter' : 'paper.fax')}
          about={t('attempt.number', { number })}
          paper={carrierPapers(id).attempt(_id)}
        />
      ) : null}
    </div>
  );
}

interface AttemptsProps {
  title: string;
  employer: string;
  attempts: readonly Attempt[];
  id: string;
}

function Attempts({ title, employer, attempts, id }: AttemptsProps) {
  if (attempts.length === 0) return null;
  return (
    <section className="gh-verification-words" aria-label={title}>
      <h4>{title}</h4>
      <History
        label={`${title}: ${employer}`}
        entries={attempts.map((attempt) => ({
          key: attempt._id,
          content: <AttemptLine attempt={attempt} id={id} />,
        }))}
      />
    </section>
  );
}

/** Every contact with the past employer, newest first; those of earlier requests apart. */
export function AttemptList({ verification, id }: { verification: VerificationView; id: string }) {
  const { t } = useTranslation('verifications');
  const { attempts, employer, round } = verification;
  const isCurrent = (attempt: Attempt): boolean => attempt.round === round;
  const common = { employer: employer.name, id };
  return (
    <>
      <Attempts {...common} title={t('attempt.title')} attempts={attempts.filter(isCurrent)} />
      <Attempts {...common} title={t('attempt.earlier')} attempts={attempts.filter((attempt) => !isCurrent(attempt))} />
    </>
  );
}
