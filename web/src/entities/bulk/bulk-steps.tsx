import { type ReactNode, useState } from 'react';
import { Dialog } from '#web/shared/ui/dialog';
import type { BulkOutcome } from './outcomes';
import type { PreviewStepProps } from './preview-step';
import { PreviewStep } from './preview-step';
import { ReportStep } from './report-step';
import type { BulkReport, Planned, RunActionOptions } from './run-action';
import { isComplete, useRunAction } from './run-action';
import './bulk.css';

/** An action and its preview. */
export interface Previewed<Act, Item> {
  act: Act;
  preview: PreviewStepProps<Item>['preview'];
}

type Step<Act, Item, Report> =
  | { at: 'form' }
  | ({ at: 'preview' } & Previewed<Act, Item>)
  | { at: 'running'; plan: Planned<Act, Item>; id: string }
  | { at: 'report'; plan: Planned<Act, Item>; report: Report };

interface BulkStepsProps<Act, Item, Report>
  extends
    Pick<PreviewStepProps<Item>, 'cutText' | 'detail'>,
    Pick<RunActionOptions<Planned<Act, Item>, Report>, 'send' | 'showSuccess'> {
  /** The title, with the number of drivers that the current step is about. */
  titleText: (count: number) => string;
  /** The number of chosen drivers, before the preview says for whom the action is possible. */
  count: number;
  /** The preview of an action that needs no form. */
  previewed?: Previewed<Act, Item> | undefined;
  /** The label of the way to the form from a preview that came first; without it, that preview has no form. */
  toForm?: string | undefined;
  /** The form, which shows the preview of its action. */
  form: (show: (previewed: Previewed<Act, Item>) => void) => ReactNode;
  /** Below the preview: what the action costs. */
  note?: ReactNode;
  /** The label of the confirm button. */
  actionText: (act: Act, count: number) => string;
  /** The command behind `send`. */
  command: { error: unknown; isPending: boolean };
  /** The progress of the action. */
  running: (id: string, count: number) => ReactNode;
  /** Called when the action has ended. */
  onDone: () => void;
  close: () => void;
}

/** The drivers that the step is about: a title of six above a button for three would contradict it. */
function countIn<Act, Item extends BulkOutcome, Report>(step: Step<Act, Item, Report>, chosen: number): number {
  if (step.at === 'form') return chosen;
  if (step.at !== 'preview') return step.plan.items.length;
  const possible = step.preview.data.filter(({ problem }) => problem === null).length;
  return possible === 0 ? chosen : possible;
}

/** The form, then a preview for each, then the progress and the result. Nothing is sent before the preview is confirmed. */
export function BulkSteps<Act, Item extends BulkOutcome, Report extends BulkReport>(
  props: BulkStepsProps<Act, Item, Report>,
) {
  const { titleText, count, previewed, toForm, form, actionText, cutText, detail, command, running, onDone, close } =
    props;
  const [step, setStep] = useState<Step<Act, Item, Report>>(
    previewed === undefined ? { at: 'form' } : { at: 'preview', ...previewed },
  );
  const run = useRunAction<Planned<Act, Item>, Report>({
    send: props.send,
    showSuccess: props.showSuccess,
    before: step.at === 'report' ? step.report : undefined,
    onStarted: (plan, id) => {
      setStep({ at: 'running', plan, id });
    },
    onReport: (plan, report) => {
      onDone();
      if (isComplete(report)) close();
      else setStep({ at: 'report', plan, report });
    },
    // Back to the step in which the action was confirmed, to send it again.
    onProblem: () => {
      setStep(step);
    },
  });
  const idsOf = (items: readonly Item[]) => items.map(({ _id }) => _id);
  const sent = { problem: command.error, isSending: command.isPending };
  return (
    <Dialog title={titleText(countIn(step, count))} onClose={close} width={640}>
      {step.at === 'form'
        ? form((shown) => {
            setStep({ at: 'preview', ...shown });
          })
        : null}
      {step.at === 'preview' ? (
        <PreviewStep
          {...sent}
          preview={step.preview}
          note={props.note}
          cutText={cutText}
          detail={detail}
          action={(count) => actionText(step.act, count)}
          backText={previewed === undefined ? undefined : toForm}
          onBack={() => {
            if (previewed === undefined || toForm !== undefined) setStep({ at: 'form' });
            else close();
          }}
          onRun={(items) => void run({ act: step.act, items }, idsOf(items))}
        />
      ) : null}
      {step.at === 'running' ? running(step.id, step.plan.items.length) : null}
      {step.at === 'report' ? (
        <ReportStep {...sent} report={step.report} close={close} onRetry={(ids) => void run(step.plan, ids)} />
      ) : null}
    </Dialog>
  );
}
