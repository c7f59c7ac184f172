import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import type { BulkOutcome } from './outcomes';
import { PossibleOutcomes, RefusedOutcomes } from './outcomes';

export interface PreviewStepProps<Outcome> {
  preview: {
    data: readonly Outcome[];
    isCut: boolean;
    samples: readonly { name: string; subject: string | null; text: string }[];
  };
  /** Says that more drivers match than one action allows, by the number of included ones. */
  cutText: (count: number) => string;
  /** The text beside the name of each driver for whom the action is possible. */
  detail: (outcome: Outcome) => string;
  /** The label of the confirm button. */
  action: (count: number) => string;
  /** The cost of the action. */
  note?: ReactNode;
  problem: unknown;
  isSending: boolean;
  onBack: () => void;
  /** The label of the button back, if it is another one than "Back". */
  backText?: string | undefined;
  /** Runs the action for the previewed drivers only, not for drivers who joined the list since. */
  onRun: (drivers: Outcome[]) => void;
}

/** The expected outcome per driver, with the reason for each refusal. */
export function PreviewStep<Outcome extends BulkOutcome>(props: PreviewStepProps<Outcome>) {
  const { preview, cutText, detail, note, problem, isSending, onBack, backText, action, onRun } = props;
  const { t } = useTranslation('bulk');
  const { data, isCut, samples } = preview;
  const possible = data.filter((outcome) => outcome.problem === null);
  const refused = data.filter((outcome) => outcome.problem !== null);
  return (
    <div className="gh-bulk">
      {problem === null ? null : <Alert problem={problem} />}
      {data.length === 0 ? <p>{t('nobody')}</p> : null}
      {isCut ? <p className="gh-bulk-note">{cutText(data.length)}</p> : null}
      {samples.map(({ name, subject, text }, at) => (
        <figure key={at} className="gh-bulk-sample">
          <figcaption>{t('sample', { name })}</figcaption>
          {subject === null ? null : <strong>{subject}</strong>}
          <p>{text}</p>
        </figure>
      ))}
      {refused.length === 0 ? null : (
        <RefusedOutcomes outcomes={refused} title={t('refused', { count: refused.length })} />
      )}
      {possible.length === 0 ? null : (
        <PossibleOutcomes outcomes={possible} title={t('possible', { count: possible.length })} detail={detail} />
      )}
      {possible.length === 0 ? null : note}
      <div className="gh-dialog-footer">
        <Button disabled={isSending} onClick={onBack}>
          {backText ?? t('back')}
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
