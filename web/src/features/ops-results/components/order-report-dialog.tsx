import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ConsentKind } from '#domain/compliance/steps';
import { consentKinds } from '#domain/compliance/steps';
import { isProblemCode } from '#domain/problems';
import type { OrderReport } from '#domain/screening/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';

const knownKinds = (kinds: readonly string[]): ConsentKind[] => consentKinds.filter((kind) => kinds.includes(kind));

/** Ordered results, and the reasons for those not ordered. */
export function OrderReportDialog({ data: report, close }: ModalProps<OrderReport>) {
  const { t } = useTranslation('ops-results');
  const problemText = useProblemText();
  return (
    <Dialog title={t('report.title')} onClose={close} footer={<Button onClick={close}>{t('report.close')}</Button>}>
      <Stack>
        <p>{t('report.ordered', { count: report.ordered })}</p>
        <p>{t('report.refused', { count: report.refused.length })}</p>
        <ul className="gh-result-list">
          {report.refused.map(({ ref, name, code, consents }) => (
            <li key={`${ref.driverId}/${ref.result}/${ref.organizationId ?? ''}`}>
              <Link to={paths.opsDriver(ref.driverId)} onClick={close}>
                {name ?? t('report.unknown')}
              </Link>
              {': '}
              {t(`kind.${ref.result}`)}
              <span className="gh-result-aside">{problemText(isProblemCode(code) ? code : 'internal')}</span>
              {knownKinds(consents).map((kind) => (
                <span key={kind} className="gh-result-aside">
                  {t(`consent.${kind}`)}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
