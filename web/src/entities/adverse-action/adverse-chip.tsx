import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpenAdverseAction } from '#domain/adverse-actions/schema';
import { formatDay } from '#web/shared/i18n/format';
import { useCan } from '#web/shared/session/current-user';
import { PlainChip } from '#web/shared/ui/state-chip';
import { openAdverseActionsQuery } from './queries';

/** The steps at which the carrier has to act. */
const yours: readonly OpenAdverseAction['state'][] = ['undelivered', 'disputed', 'ready', 'noticed'];

/** The step of one adverse action. */
export function StepChip({ state, waitEndsOn }: Pick<OpenAdverseAction, 'state' | 'waitEndsOn'>) {
  const { t } = useTranslation('adverse-action');
  return (
    <PlainChip turn={yours.includes(state) ? 'yours' : 'theirs'}>
      {t(`state.${state}`, { date: waitEndsOn === null ? '' : formatDay(waitEndsOn) })}
    </PlainChip>
  );
}

/** The step of a candidate's adverse action, for HR and Safety; nothing without one. */
export function AdverseChip({ candidacyId }: { candidacyId: string }) {
  const mayRead = useCan('hiring:review');
  const { data } = useQuery({ ...openAdverseActionsQuery(), enabled: mayRead });
  const open = data?.data.find((one) => one.candidacyId === candidacyId);
  return open === undefined ? null : <StepChip {...open} />;
}
