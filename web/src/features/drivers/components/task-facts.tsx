import { useTranslation } from 'react-i18next';
import type { DriverProfile } from '#domain/drivers/schema';
import { Facts } from '#web/shared/ui/layout';

/** The tasks of the driver's application: Task, Pending Review, Done or Rejected. */
export function TaskFacts({ tasks }: { tasks: NonNullable<DriverProfile['pipelineTaskSnapshot']> }) {
  const { t } = useTranslation('drivers');
  const facts = tasks.map(({ task, status }) => ({ label: t(`task.${task}`), value: t(`taskStatus.${status}`) }));
  return <Facts columns={2} facts={facts} />;
}
