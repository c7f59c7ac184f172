import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComplianceStep } from '#domain/compliance/steps';
import { ButtonLink } from '#web/shared/ui/button';
import { nextPath, previousPath } from '../model/steps';

/** The back link and the main action of a step. */
export function StepNav({ step, children }: { step: ComplianceStep; children?: ReactNode }) {
  const { t } = useTranslation('compliance');
  return (
    <div className="gh-wizard-nav">
      <ButtonLink to={previousPath(step)}>{t('nav.back')}</ButtonLink>
      {children}
    </div>
  );
}

/** The link to the next step; until the step is complete it says what is left. */
export function NextStep({ step, waitsFor }: { step: ComplianceStep; waitsFor: string | undefined }) {
  const { t } = useTranslation('compliance');
  const next = nextPath(step);
  return (
    <>
      {waitsFor === undefined ? null : <p className="gh-wizard-line">{waitsFor}</p>}
      <StepNav step={step}>
        {waitsFor !== undefined || next === undefined ? null : (
          <ButtonLink variant="primary" to={next}>
            {t('nav.next')}
          </ButtonLink>
        )}
      </StepNav>
    </>
  );
}
