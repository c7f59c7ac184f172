import { useTranslation } from 'react-i18next';
import { can } from '#domain/accounts/policy';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { useActor } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { answersModal } from './modals';
import { PaperButton } from './paper-button';
import { carrierPapers } from './papers';

/** The answer, the consent, and the documents of a verification without an answer. */
export function VerificationPapers({ verification, id }: { verification: VerificationView; id: string }) {
  const { t } = useTranslation('verifications');
  const actor = useActor();
  const papers = carrierPapers(id);
  const { consentSignedAt, employer, goodFaithAt, isReportable, responses, round } = verification;
  const hasReport = isReportable && can(actor, 'employers:close');
  return (
    <Inline gap={4}>
      {responses.length === 0 ? null : (
        <Button
          size="small"
          onClick={() => {
            openModal(answersModal, { verification, papers });
          }}
        >
          {t(responses.some((response) => response.round === round) ? 'action.readAnswer' : 'action.readEarlier')}
          <span className="gh-hidden">: {employer.name}</span>
        </Button>
      )}
      {consentSignedAt === null ? null : (
        <PaperButton name={t('paper.consent')} about={employer.name} paper={papers.consent()} />
      )}
      {goodFaithAt === null ? null : (
        <PaperButton name={t('paper.goodFaith')} about={employer.name} paper={papers.goodFaith()} />
      )}
      {hasReport ? <PaperButton name={t('paper.report')} about={employer.name} paper={papers.report()} /> : null}
    </Inline>
  );
}
