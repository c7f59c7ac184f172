import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpsAgreementView } from '#domain/agreements/schema';
import type { OpsCarrier } from '#domain/carriers/carrier-page/schema';
import { AgreementDocuments } from '#web/entities/agreement/agreement-documents';
import { AgreementFacts } from '#web/entities/agreement/agreement-facts';
import { AgreementHistory } from '#web/entities/agreement/agreement-history';
import { formatCount } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { opsAgreementQuery, saveOpsAgreement, useAgreementAct } from '../../api/agreement';
import { agreementReasonModal, extendTrialModal } from '../modals';

/** The carrier's agreement for operations: its state, what they can do about it, its documents and history. */
export function CarrierAgreement({ carrier }: { carrier: OpsCarrier }) {
  const { t } = useTranslation('agreement');
  const { data: agreement, error, refetch } = useQuery(opsAgreementQuery(carrier._id));
  if (agreement === undefined) {
    return (
      <Card title={t('title')}>
        {error === null ? <SkeletonLine width="60%" /> : <ErrorState error={error} retry={() => void refetch()} />}
      </Card>
    );
  }
  const { warnings, warningsNeeded, documents, history } = agreement;
  return (
    <Stack>
      <Card title={t('title')}>
        <Stack>
          <AgreementFacts agreement={agreement} columns={2} />
          <p>{t('warnings.count', { number: formatCount(warnings), needed: formatCount(warningsNeeded) })}</p>
          <Actions carrier={carrier} agreement={agreement} />
        </Stack>
      </Card>
      <AgreementDocuments documents={documents} open={(id) => saveOpsAgreement(carrier._id, id)} />
      <AgreementHistory history={history} />
    </Stack>
  );
}

interface ActionsProps {
  carrier: OpsCarrier;
  agreement: OpsAgreementView;
}

const confirmed = ['warnAboutPayment', 'clearWarnings', 'enableCarrier', 'withdrawNotice'] as const;

function Actions({ carrier: { _id, name }, agreement }: ActionsProps) {
  const { t } = useTranslation('agreement');
  const { actions, warnings, warningsNeeded } = agreement;
  const send = useAgreementAct(_id, () => {
    toast.success(t('ops.done'));
  });
  if (actions.length === 0) return null;
  const isPossible = (act: OpsAgreementView['actions'][number]) => actions.includes(act);
  return (
    <Inline>
      {isPossible('extendTrial') ? (
        <Button
          onClick={() => {
            openModal(extendTrialModal, { carrierId: _id, ...agreement.extension });
          }}
        >
          {t('ops.extendTrial')}
        </Button>
      ) : null}
      {confirmed.filter(isPossible).map((act) => (
        <Button
          key={act}
          onClick={() => {
            confirm({
              title: t(`ops.${act}.title`, { name }),
              text: t(`ops.${act}.text`),
              confirmLabel: t(`ops.${act}.action`),
              onConfirm: () => send.mutateAsync({ name: act }),
            });
          }}
        >
          {t(`ops.${act}.action`)}
        </Button>
      ))}
      {(['giveNotice', 'disableCarrier'] as const).filter(isPossible).map((act) => (
        <Button
          key={act}
          disabled={act === 'disableCarrier' && warnings < warningsNeeded}
          onClick={() => {
            openModal(agreementReasonModal, { carrierId: _id, name, act, agreement });
          }}
        >
          {t(`ops.${act}.action`)}
        </Button>
      ))}
    </Inline>
  );
}
