import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CarrierAgreementView } from '#domain/agreements/schema';
import { AgreementDocuments } from '#web/entities/agreement/agreement-documents';
import { AgreementFacts } from '#web/entities/agreement/agreement-facts';
import { AgreementHistory } from '#web/entities/agreement/agreement-history';
import { PriceList } from '#web/entities/billing/price-list';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { agreementQuery, saveAgreement } from '../api/agreement';
import { NoticeActions } from './notice-actions';
import { SIGNATURE_ID, TextCard } from './text-card';
import { TimeZoneCard } from './time-zone-card';

/** /business/agreement: the carrier's agreement, its dates, what comes next, the prices, and its documents. */
export function AgreementPage() {
  const { t } = useTranslation('agreement');
  const { data: agreement, error, refetch } = useQuery(agreementQuery());
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        action={
          agreement === undefined ? undefined : (
            <Inline>
              {canAccept(agreement) ? <SignatureButton /> : null}
              <NoticeActions agreement={agreement} />
            </Inline>
          )
        }
      />
      {agreement === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {agreement === undefined && error === null ? <PageSkeleton /> : null}
      {agreement === undefined ? null : <Parts agreement={agreement} />}
    </Stack>
  );
}

const canAccept = ({ actions }: CarrierAgreementView): boolean => actions.includes('acceptAgreement');

/** Leads past the text, which is several screens long. */
function SignatureButton() {
  const { t } = useTranslation('agreement');
  return (
    <Button
      onClick={() => {
        document.getElementById(SIGNATURE_ID)?.focus();
      }}
    >
      {t('accept.toSignature')}
    </Button>
  );
}

/** The text comes first while it can be accepted, and last when there is nothing to do about it. */
function Parts({ agreement }: { agreement: CarrierAgreementView }) {
  const { t } = useTranslation('labels');
  const mayManage = useCan('staff:manage');
  // Another version is read and signed from its beginning.
  const text = <TextCard key={agreement.text.sha256} agreement={agreement} />;
  const isFirst = canAccept(agreement);
  return (
    <>
      <Card title={t('term.overview')}>
        <AgreementFacts agreement={agreement} columns={2} />
      </Card>
      {isFirst ? text : null}
      <PriceList />
      <AgreementDocuments documents={agreement.documents} open={saveAgreement} />
      {mayManage ? <TimeZoneCard key={agreement.timeZone} timeZone={agreement.timeZone} /> : null}
      <AgreementHistory history={agreement.history} />
      {isFirst ? null : text}
    </>
  );
}
