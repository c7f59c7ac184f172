import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { useRefusalText } from './refusal-text';

function AgreementLink() {
  const { t } = useTranslation('labels');
  return <Link to={paths.agreement}>{t('refusal.toAgreement')}</Link>;
}

/** The reason for a refused action; one that the reader can remove links to its page. */
export function useRefusal() {
  const refusalText = useRefusalText();
  const maySign = useCan('agreement:sign');
  return (code: string): ReactNode =>
    code === 'agreement-not-accepted' && maySign ? (
      <>
        {refusalText(code)} <AgreementLink />
      </>
    ) : (
      refusalText(code)
    );
}
