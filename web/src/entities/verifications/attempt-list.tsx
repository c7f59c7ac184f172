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

/** Every contact with the past employer, newest first. */
export function AttemptList({ verification, id }: { verification: VerificationView; id: string }) {
  const { t } = useTranslation('verifications');
  const { attempts, employer } = verification;
  if (attempts.length === 0) return null;
  return (
    <section className="gh-verification-words" aria-label={t('attempt.title')}>
      <h4>{t('attempt.title')}</h4>
      <History
        label={t('attempt.of', { employer: employer.name })}
        entries={attempts.map((attempt) => ({
          key: attempt._id,
          content: <AttemptLine attempt={attempt} id={id} />,
        }))}
      />
    </section>
  );
}
