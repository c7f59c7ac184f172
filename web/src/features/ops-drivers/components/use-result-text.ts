import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';

type ResultStatus = OpsDriver['results'][number]['status'];

/** A result's status in words. The results list shows most ordered results as awaiting a response, so both are named. */
export function useResultText(): (status: ResultStatus) => string {
  const { t } = useTranslation('ops-drivers');
  return (status) => (status === 'ordered' ? t('results.ordered') : t(`resultStatus.${status}`));
}
