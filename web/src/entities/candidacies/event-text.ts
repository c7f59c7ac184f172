import { useTranslation } from 'react-i18next';
import { benchEventTypes } from '#domain/bench/states';
import { candidacyEventTypes } from '#domain/candidacies/events';
import { accessEventTypes } from '#domain/dq-access/events';
import { driverPipelineEventTypes } from '#domain/driver-pipeline/events';
import { jobOrderEventTypes } from '#domain/job-orders/events';

const TYPES = [
  ...candidacyEventTypes,
  ...jobOrderEventTypes,
  ...driverPipelineEventTypes,
  ...benchEventTypes,
  ...accessEventTypes,
];

/** The text of an event; an unknown event type shows its own name. */
export function useEventText() {
  const { t } = useTranslation('labels');
  return (type: string): string => {
    const known = TYPES.find((each) => each === type);
    return known === undefined ? type : t(`event.${known}`);
  };
}
