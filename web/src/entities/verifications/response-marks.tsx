import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/employment-verifications/schema';
import type { ResponseMark } from '#domain/employment-verifications/states';
import { Alert } from '#web/shared/ui/alert';

/** Marks that say how the link traveled; all others say who may have answered. */
const aboutLink: readonly ResponseMark[] = ['enteredAddress', 'printedCodes'];

/** Signs that a response is not the past employer's own. */
export function ResponseMarks({ marks }: Pick<VerificationView['responses'][number], 'marks'>) {
  const { t } = useTranslation('verifications');
  const doubts = marks.filter((mark) => !aboutLink.includes(mark));
  const remarks = marks.filter((mark) => aboutLink.includes(mark));
  return (
    <>
      {doubts.length === 0 ? null : <Alert>{doubts.map((mark) => t(`mark.${mark}`)).join(' ')}</Alert>}
      {remarks.map((mark) => (
        <span key={mark} className="gh-verification-aside">
          {t(`mark.${mark}`)}
        </span>
      ))}
    </>
  );
}
