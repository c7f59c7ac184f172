import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';

/** Items of the file of a job that the driver has to complete within a week; renders nothing when there are none. */
export function FileDue({ application: { fileTasks } }: { application: DriverApplicationView }) {
  const { t } = useTranslation('driver-home');
  return fileTasks.due === 0 ? null : <p>{t('fileDue', { count: fileTasks.due })}</p>;
}
