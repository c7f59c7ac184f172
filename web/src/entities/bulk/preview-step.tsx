import { useTranslation } from 'react-i18next';
import type { BulkPreview } from '#domain/bulk/schema';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { PossibleOutcomes, RefusedOutcomes } from './outcomes';

interface PreviewStepProps {
  preview: BulkPreview;
  /** The label of the confirm button. */
  action: (count: number) => string;
  problem: unknown;
  isSending: boolean;
  onBack: () => void;
  /** Runs the action for the previewed drivers only, not for drivers who joined the list since. */
  onRun: (drivers: BulkPreview['data']) => void;
}

/** The expected outcome per driver, with the reason for each refusal. */
export function PreviewStep({ preview, problem, isSending, onBack, action, onRun }: PreviewStepProps) {
  const { t } = useTranslation('ops-tools');
  const { data, isCut, sample } = preview;
  const possible = data.filter((outcome) => outcome.problem === null);
  const refused = data.filter((outcome) => outcome.problem !== null);
  return (
    <div className="gh-bulk">
      {problem === null ? null : <Alert problem={problem} />}
      {data.length === 0 ? <p>{t('bulk.nobody')}</p> : null}
      {isCut ? <p className="gh-bulk-note">{t('bulk.cut', { count: data.length })}</p> : null}
      {sample === null ? null : (
        <figure className="gh-bulk-sample">
          <figcaption>{t('bulk.sample')}</figcaption>
          <strong>{sample.subject}</strong>
          <p>{sample.text}</p>
        </figure>
      )}
      {refused.length === 0 ? null : (
        <RefusedOutcomes outcomes={refused} title={t('bulk.refused', { count: refused.length })} />
      )}
      {possible.length === 0 ? null : (
        <PossibleOutcomes outcomes={possible} title={t('bulk.possible', { count: possible.length })} />
      )}
      <div className="gh-dialog-footer">
        <Button disabled={isSending} onClick={onBack}>
          {t('bulk.back')}
        </Button>
        <Button
          variant="primary"
          loading={isSending}
          disabled={possible.length === 0}
          onClick={() => {
            onRun(possible);
          }}
        >
          {action(possible.length)}
        </Button>
      </div>
    </div>
  );
}
