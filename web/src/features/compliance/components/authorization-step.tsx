import { useTranslation } from 'react-i18next';
import type { ComplianceView } from '#domain/compliance/schema';
import { SignedDocuments } from '#web/entities/legal/signed-documents';
import { formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { documentsOf, isSent } from '../model/steps';
import { Disclosure } from './disclosure';
import { SignForm } from './sign-form';
import { StepFrame } from './step-frame';
import { StepNav } from './step-nav';

function Sent({ view }: { view: ComplianceView }) {
  const { t } = useTranslation(['compliance', 'signature']);
  const { status, sentAt } = view.standing;
  return (
    <>
      <Card title={t(status === 'approved' ? 'sent.approved' : 'sent.pending')}>
        {sentAt === null ? null : <p>{t('sent.on', { when: formatDateTime(sentAt) })}</p>}
        <p>{t('sent.change')}</p>
        <ButtonLink variant="primary" to={paths.driverOnboarding}>
          {t('sent.goOn')}
        </ButtonLink>
      </Card>
      <SignedDocuments />
    </>
  );
}

/** The last step: one signature for everything that was read; signing sends the task. */
export function AuthorizationStep({ view }: { view: ComplianceView }) {
  const { t } = useTranslation(['compliance', 'signature']);
  const [document] = documentsOf(view, 'authorization');
  const { status, isChanged } = view.standing;
  const isRead = document !== undefined && document.endReachedAt !== null;
  if (isSent(view)) {
    return (
      <StepFrame view={view} step="authorization">
        <Sent view={view} />
      </StepFrame>
    );
  }
  return (
    <StepFrame view={view} step="authorization">
      {isChanged && status !== 'rejected' ? <p role="note">{t('sent.changed')}</p> : null}
      {document === undefined ? null : <Disclosure document={document} />}
      {isRead ? (
        <Card title={t('signature:title')}>
          <SignForm
            view={view}
            kind="background-check-authorization"
            agreement={t('sign.agreeAll')}
            offersCopy
            onSigned={() => {
              toast.success(t('sent.done'));
            }}
          />
        </Card>
      ) : (
        <p className="gh-wizard-line">{t('wait.read', { count: 1 })}</p>
      )}
      <StepNav step="authorization" />
    </StepFrame>
  );
}
