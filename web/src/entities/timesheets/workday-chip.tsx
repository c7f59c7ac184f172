import { useTranslation } from 'react-i18next';
import type { Workday } from '#domain/timesheets/schema';
import type { WorkdayState } from '#domain/timesheets/states';
import { StateChip, type Turn } from '#web/shared/ui/state-chip';
import type { Side } from './workdays';

const TURNS: Readonly<Record<Side, Readonly<Record<WorkdayState, Turn>>>> = {
  driver: { open: 'yours', submitted: 'theirs', approved: 'done', invoiced: 'done' },
  fleet: { open: 'theirs', submitted: 'yours', approved: 'done', invoiced: 'done' },
};

/** The state of a workday, with whose turn it is. */
export function WorkdayChip({ workday: { state }, side }: { workday: Pick<Workday, 'state'>; side: Side }) {
  const { t } = useTranslation('timesheets');
  return <StateChip turn={TURNS[side][state]}>{t(`state.${state}`)}</StateChip>;
}
