import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { isUnread } from '#domain/whose-turn/turns';
import { PausedNote } from '#web/entities/driver/paused-note';
import { LinkList } from '#web/entities/verifications/link-list';
import { PaperButton } from '#web/entities/verifications/paper-button';
import { ResponseCard } from '#web/entities/verifications/response-card';
import { WordsAboutAnswer } from '#web/entities/verifications/words-about-answer';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { ownPapers } from '../api/own-papers';
import { ownVerificationQuery, useReviewAnswer } from '../api/verifications';
import { wordsModal } from '../model/modals';
import { LazyConsentSigning } from './lazy-consent-signing';
import { isVerificationOpen, OwnVerificationChip, useOwnState } from './state-line';
import './driver-verifications.css';

/** A driver who does not sign yet says so to the carrier, which otherwise waits and reminds. */
function NotNow({ verification }: { verification: OwnVerification }) {
  const { t } = useTranslation('driver-verifications');
  return (
    <Inline>
      <span className="gh-own-verification-aside">{t('postpone.lead')}</span>
      <Button
        onClick={() => {
          openModal(wordsModal, { about: 'postpone', verification });
        }}
      >
        {t('postpone.action')}
      </Button>
    </Inline>
  );
}

/** Opening the page is reading the answer. */
function useReview(verification: OwnVerification) {
  const { mutate } = useReviewAnswer();
  const { _id: id, responses } = verification;
  const last = responses[0]?._id;
  const isOpen = isUnread(verification);
  useEffect(() => {
    if (isOpen && last !== undefined) mutate(id);
  }, [isOpen, last, id, mutate]);
}

function AnswerActions({ verification }: { verification: OwnVerification }) {
  const { t } = useTranslation('driver-verifications');
  const { actions } = verification;
  const isDisputable = actions.includes('disputeAnswer');
  const isRebuttable = actions.includes('attachRebuttal');
  if (!isDisputable && !isRebuttable) return null;
  return (
    <Card title={t('rights.title')}>
      <Stack>
        <p className="gh-own-verification-aside">{t('rights.text')}</p>
        <Inline>
          {isDisputable ? (
            <Button
              onClick={() => {
                openModal(wordsModal, { about: 'dispute', verification });
              }}
            >
              {t('dispute.action')}
            </Button>
          ) : null}
          {isRebuttable ? (
            <Button
              onClick={() => {
                openModal(wordsModal, { about: 'rebuttal', verification });
              }}
            >
              {t('rebuttal.action')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}

function Answers({ verification }: { verification: OwnVerification }) {
  const { t } = useTranslation('driver-verifications');
  const { _id: id, dispute, endDate, questions, rebuttal, responses, round, startDate } = verification;
  const selfReported = { reader: 'driver', startDate, endDate } as const;
  const papers = ownPapers(id);
  if (responses.length === 0) return null;
  return (
    <>
      {dispute === null && rebuttal === null ? null : (
        <Card>
          <Stack>
            <WordsAboutAnswer reader="driver" dispute={dispute} rebuttal={rebuttal} />
          </Stack>
        </Card>
      )}
      <Card title={t('answers')}>
        <Stack gap={24}>
          {responses.map((response) => (
            <ResponseCard
              key={response._id}
              response={response}
              round={round}
              questions={questions}
              papers={papers}
              selfReported={selfReported}
            />
          ))}
        </Stack>
      </Card>
      <AnswerActions verification={verification} />
    </>
  );
}

function Verification({ verification }: { verification: OwnVerification }) {
  const { t } = useTranslation(['driver-verifications', 'verifications']);
  useReview(verification);
  const stateText = useOwnState()(verification);
  const { _id: id, actions, carrier, consentSignedAt, employer, endDate } = verification;
  return (
    <Stack gap={24}>
      <PageHeader
        title={employer.name}
        crumbs={[{ label: t('title'), to: paths.driverVerifications }]}
        subtitle={t('requestedBy', { carrier })}
      />
      <div className="gh-own-verification">
        <div>
          <OwnVerificationChip verification={verification} />
        </div>
        <p>{stateText}</p>
        <PausedNote of={verification} isOpen={isVerificationOpen(verification)} />
        {consentSignedAt === null ? null : (
          <div>
            <PaperButton name={t('verifications:paper.consent')} paper={ownPapers(id).consent()} />
          </div>
        )}
      </div>
      {actions.includes('signConsent') && endDate === null ? (
        <Card title={t('stillThere.title', { employer: employer.name })}>
          <p>{t('stillThere.text', { carrier, employer: employer.name })}</p>
        </Card>
      ) : null}
      {actions.includes('signConsent') ? (
        <LazyConsentSigning id={id} carrier={carrier} employer={employer.name} />
      ) : null}
      {actions.includes('postponeConsent') ? <NotNow verification={verification} /> : null}
      {verification.links.length === 0 ? null : (
        <Card>
          <Stack>
            <p className="gh-own-verification-aside">{t('links', { carrier })}</p>
            <LinkList employer={employer.name} links={verification.links} />
          </Stack>
        </Card>
      )}
      <Answers verification={verification} />
    </Stack>
  );
}

/** One verification: the consent to sign, then the answer and the driver's rights. */
export function VerificationPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ownVerificationQuery(id));
  if (data !== undefined) return <Verification key={id} verification={data} />;
  return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
}
