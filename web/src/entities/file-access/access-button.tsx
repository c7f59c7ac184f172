import { useTranslation } from 'react-i18next';
import { carrierAccessActions, type FileAccessView } from '#domain/dq-access/schema';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import type { AccessTarget } from './file-access';
import { useRun } from './use-run';

interface AccessButtonProps {
  access: Pick<FileAccessView, '_id' | 'actions' | 'refusals'>;
  target: AccessTarget;
}

/** The one thing that the caller can do about the access now, or why not: request, withdraw or give up. */
export function AccessButton({ access: { _id, actions, refusals }, target }: AccessButtonProps) {
  const { t } = useTranslation('file-access');
  const refusalText = useRefusalText();
  const run = useRun(_id, target);
  return (
    <>
      {carrierAccessActions.map((action) => {
        const refused = refusals.find((refusal) => refusal.action === action);
        if (refused === undefined && !actions.includes(action)) return null;
        return (
          <RefusableButton
            key={action}
            size="small"
            reason={refused === undefined ? undefined : refusalText(refused.code)}
            onClick={run[action]}
          >
            {t(`action.${action}`)}
          </RefusableButton>
        );
      })}
    </>
  );
}
