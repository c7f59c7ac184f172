import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/i18n/format';
import { Button } from '../../../shared/ui/button';
import { Card, Inline } from '../../../shared/ui/layout';
import { toast } from '../../../shared/ui/toasts';
import { useRecordResult } from '../api/commands';

/** What others must say before certification, how far each is, and until when proofs hold. */
export function Results({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  const record = useRecordResult(() => {
    toast.success(t('results.done'));
  });
  return (
    <Card title={t('section.results')}>
      <ul className="gh-ops-driver-parts">
        {driver.results.map(({ result, status, next }) => (
          <li key={result}>
            <span>
              {t(`thing.${result}`)}
              <span className="gh-ops-driver-aside">{t(`resultStatus.${status}`)}</span>
            </span>
            <Inline gap={4}>
              {next.map((to) => (
                <Button
                  key={to}
                  size="small"
                  loading={
                    record.isPending && record.variables.body.result === result && record.variables.body.status === to
                  }
                  onClick={() => {
                    record.mutate({ id: driver._id, body: { result, status: to } });
                  }}
                >
                  {t(`resultAction.${to}`)}
                  <span className="gh-hidden"> {t(`thing.${result}`)}</span>
                </Button>
              ))}
            </Inline>
          </li>
        ))}
        {driver.proofs.map(({ proof, on, isExpired }) => (
          <li key={`proof-${proof}`}>
            <span>{t(`thing.${proof}`)}</span>
            <span className={isExpired ? 'gh-ops-driver-status gh-ops-driver-rejected' : 'gh-ops-driver-status'}>
              {isExpired ? t('expiredOn', { day: formatDate(on) }) : t('validTo', { day: formatDate(on) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
