import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CarrierAgreementView } from '#domain/agreements/schema';
import { LegalBody, TemplateNotice } from '#web/entities/legal/legal-body';
import { SignatureForm } from '#web/entities/signature/signature-form';
import { CheckField } from '#web/shared/form/check-field';
import { useCan } from '#web/shared/session/current-user';
import { Card, Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useAcceptAgreement } from '../api/agreement';

/** The element with the signature, which the page's button leads to. */
export const SIGNATURE_ID = 'signature';

interface TextCardProps {
  agreement: CarrierAgreementView;
}

/** The whole text of the agreement and its addendum, with the signature below for those who may accept it. */
export function TextCard({ agreement }: TextCardProps) {
  const { t } = useTranslation('agreement');
  const { text, actions, isTextAccepted } = agreement;
  const maySign = useCan('agreement:sign');
  const canAccept = actions.includes('acceptAgreement');
  return (
    <>
      <Card title={text.title}>
        <p className="gh-agreement-hash">{t('text.version', { version: text.version, hash: text.sha256 })}</p>
        {text.status === 'template' ? <TemplateNotice /> : null}
        <div className="gh-agreement-text">
          <LegalBody body={text.body} />
        </div>
        {canAccept || isTextAccepted || maySign ? null : <p>{t('text.administrators')}</p>}
      </Card>
      {canAccept ? <Acceptance agreement={agreement} /> : null}
    </>
  );
}

interface Choice {
  withAddendum: boolean;
}

function Acceptance({ agreement: { text, addendum, hasAddendum } }: TextCardProps) {
  const { t } = useTranslation('agreement');
  const { control } = useForm<Choice>({ defaultValues: { withAddendum: hasAddendum } });
  const withAddendum = useWatch({ control, name: 'withAddendum' });
  const accept = useAcceptAgreement(() => {
    toast.success(t('accept.done'));
  });
  return (
    <Stack>
      <Card title={addendum.title}>
        <p>{t('addendum.lead')}</p>
        <div className="gh-agreement-text">
          <LegalBody body={addendum.body} />
        </div>
        <CheckField control={control} name="withAddendum" label={t('addendum.accept')} />
      </Card>
      <div id={SIGNATURE_ID} tabIndex={-1} className="gh-agreement-signature">
        <SignatureForm
          agreement={t(withAddendum ? 'accept.agreeBoth' : 'accept.agree')}
          action={t('accept.action')}
          send={({ fullName, signature }) =>
            accept.mutateAsync({
              shown: text.sha256,
              shownAddendum: withAddendum ? addendum.sha256 : null,
              fullName,
              signature,
              hasAgreed: true,
            })
          }
        />
      </div>
    </Stack>
  );
}
