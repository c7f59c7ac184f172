import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { AnswerFacts, type SelfReportedDays } from '#web/entities/voe/answer-facts';
import { formatDateTime } from '#web/shared/i18n/format';
import { Inline } from '#web/shared/ui/layout';
import { PaperButton } from './paper-button';
import type { AnswerPapers } from './papers';
import { ResponseMarks } from './response-marks';
import './verifications.css';

type Response = VerificationView['responses'][number];

/** "Answer, version 1", with a word if it belongs to an earlier request. */
function useResponseTitle() {
  const { t } = useTranslation('verifications');
  return ({ response: { kind, version, round }, round: current }: Pick<ResponseCardProps, 'response' | 'round'>) => {
    const title = t(`response.${kind}`, { version });
    return round === current ? title : t('response.earlier', { title });
  };
}

interface ResponseCardProps {
  response: Response;
  /** The number of the last request. */
  round: number;
  questions: VerificationView['questions'];
  papers: AnswerPapers;
  selfReported: SelfReportedDays;
}

function Papers({ response, round, papers }: Omit<ResponseCardProps, 'questions' | 'selfReported'>) {
  const { t } = useTranslation(['verifications', 'voe']);
  const title = useResponseTitle()({ response, round });
  return (
    <Inline gap={4}>
      {response.answer === null ? null : (
        <PaperButton name={t('paper.answer')} about={title} paper={papers.answer(response._id, 'employment')} />
      )}
      {response.hasTests ? (
        <PaperButton name={t('paper.tests')} about={title} paper={papers.answer(response._id, 'tests')} />
      ) : null}
      {response.files.map(({ _id }, index) => (
        <PaperButton
          key={_id}
          name={t('voe:files.file', { number: index + 1 })}
          about={title}
          paper={papers.file(_id)}
        />
      ))}
    </Inline>
  );
}

/** A past employer's reply, with its documents. */
export function ResponseCard({ response, round, questions, papers, selfReported }: ResponseCardProps) {
  const { t } = useTranslation(['verifications', 'voe']);
  const { answer, at, reason, respondent, text } = response;
  const title = useResponseTitle()({ response, round });
  return (
    <section className="gh-verification-response" aria-label={title}>
      <h3>{title}</h3>
      <span className="gh-verification-aside">
        {t('responseBy', { name: respondent.name, title: respondent.title, when: formatDateTime(at) })}
      </span>
      <ResponseMarks marks={response.marks} />
      {reason === null ? null : <p>{t(`voe:declineReason.${reason}`)}</p>}
      {text === '' ? null : <blockquote className="gh-voe-words">{text}</blockquote>}
      {answer === null ? null : (
        <AnswerFacts answer={answer} questions={questions} showsTests={response.hasTests} selfReported={selfReported} />
      )}
      <Papers response={response} round={round} papers={papers} />
    </section>
  );
}
