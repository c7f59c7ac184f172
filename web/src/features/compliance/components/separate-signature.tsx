import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComplianceView } from '#domain/compliance/schema';
import type { SigningKind } from '#domain/compliance/steps';
import { formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import type { Document } from '../model/steps';
import { SignForm } from './sign-form';

/** The separate signature of a disclosure that must stand alone. */
export function SeparateSignature({ view, document }: { view: ComplianceView; document: Document }) {
  const { t } = useTranslation(['compliance', 'signature']);
  const [isSigningAgain, setIsSigningAgain] = useState(false);
  const { signedAt } = document;
  if (signedAt !== null && !isSigningAgain) {
    return (
      <Card title={t('signed.title')}>
        <p>{t('signed.at', { when: formatDateTime(signedAt) })}</p>
        <Button
          variant="text"
          onClick={() => {
            setIsSigningAgain(true);
          }}
        >
          {t('signed.again')}
        </Button>
      </Card>
    );
  }
  return (
    <Card title={t('signature:title')}>
      <SignForm
        view={view}
        kind={document.kind as SigningKind}
        agreement={t('sign.agreeAlone', { title: document.title })}
        onSigned={() => {
          setIsSigningAgain(false);
        }}
      />
    </Card>
  );
}
