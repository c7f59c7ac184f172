import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { AnswerFacts } from '#web/entities/voe/answer-facts';
import { formatDateTime } from '#web/shared/i18n/format';
import { Inline } from '#web/shared/ui/layout';
import { PaperButton } from './paper-button';
import type { AnswerPapers } from './papers';
import './verifications.css';

type Response = VerificationView['responses'][number];

/** "Answer", or "Version 2 (corrected)". */
export function useResponseTitle() {
  const { t } = useTranslation('verifications');
  return ({ kind, version }: Pick<Response, 'kind' | 'version'>): string => t(`response.${kind}`, { version });
}

interface ResponseCardProps {
  response: Response;
  questions: VerificationView['questions'];
  papers: AnswerPapers;
}

function Papers({ response, papers }: Pick<ResponseCardProps, 'response' | 'papers'>) {
  const { t } = useTranslation(['verifications', 'voe']);
  const title = useResponseTitle()(response);
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
export function ResponseCard({ response, questions, papers }: ResponseCardProps) {
  const { t } = useTranslation(['verifications', 'voe']);
  const { answer, at, reason, respondent, text } = response;
  const title = useResponseTitle()(response);
  return (
    <section className="gh-verification-response" aria-label={title}>
      <h3>{title}</h3>
      <span className="gh-verification-aside">
        {t('responseBy', { name: respondent.name, title: respondent.title, when: formatDateTime(at) })}
      </span>
      {reason === null ? null : <p>{t(`voe:declineReason.${reason}`)}</p>}
      {text === '' ? null : <blockquote className="gh-voe-words">{text}</blockquote>}
      {answer === null ? null : <AnswerFacts answer={answer} questions={questions} showsTests={response.hasTests} />}
      <Papers response={response} papers={papers} />
    </section>
  );
}
