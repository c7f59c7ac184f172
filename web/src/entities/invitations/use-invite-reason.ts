import type { ReactNode } from 'react';
import { useAgreementRefusal } from '#web/entities/agreement/use-agreement-refusal';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { useCan } from '#web/shared/session/current-user';

/** Why the reader can invite nobody, to whatever order. */
export function useInviteReason(): ReactNode {
  const refusal = useRefusal();
  const mayAct = useCan('hiring:act');
  const agreement = useAgreementRefusal();
  const code = mayAct ? agreement : 'forbidden';
  return code === undefined ? undefined : refusal(code);
}
