import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComplianceView } from '#domain/compliance/schema';
import type { ComplianceStep } from '#domain/compliance/steps';
import { complianceSteps } from '#domain/compliance/steps';
import { TaskFrame } from '#web/entities/driver/task-frame';
import { formatTime } from '#web/shared/i18n/format';
import { isReachable, pathOf } from '../model/steps';

interface StepFrameProps {
  view: ComplianceView;
  step: ComplianceStep;
  children: ReactNode;
}

/** Shows the current step and links to every step that can be opened. */
function Track({ view, step }: Omit<StepFrameProps, 'children'>) {
  const { t } = useTranslation('compliance');
  const name = (item: ComplianceStep, index: number) =>
    t(view.doneSteps.includes(item) ? 'track.done' : 'track.step', {
      number: index + 1,
      title: t(`step.${item}.title`),
    });
  return (
    <nav aria-label={t('track.label')}>
      <ol className="gh-wizard-track">
        {complianceSteps.map((complianceStep, index) => (
          <li key={complianceStep} className={view.doneSteps.includes(complianceStep) ? 'gh-wizard-done' : undefined}>
            {isReachable(view, complianceStep) ? (
              <Link
                to={pathOf(complianceStep)}
                aria-current={complianceStep === step ? 'step' : undefined}
                aria-label={name(complianceStep, index)}
              >
                {index + 1}
              </Link>
            ) : (
              <span aria-hidden="true">{index + 1}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The frame of each step: progress, heading, and when the step was last saved. */
export function StepFrame({ view, step, children }: StepFrameProps) {
  const { t } = useTranslation('compliance');
  const number = complianceSteps.indexOf(step) + 1;
  return (
    <TaskFrame task="compliance" title={t(`step.${step}.title`)} lead={t(`step.${step}.lead`)}>
      <Track view={view} step={step} />
      <p className="gh-wizard-line">
        {t('track.now', { number, total: complianceSteps.length })}
        {view.savedAt === null ? null : ` · ${t('track.saved', { time: formatTime(view.savedAt) })}`}
      </p>
      {children}
    </TaskFrame>
  );
}
