import { useTranslation } from 'react-i18next';
import type { ComplianceView } from '#domain/compliance/schema';
import type { ComplianceStep } from '#domain/compliance/steps';
import { documentsOf, isFinished } from '../model/steps';
import { Disclosure } from './disclosure';
import { SeparateSignature } from './separate-signature';
import { StepFrame } from './step-frame';
import { NextStep } from './step-nav';

/** A step with a single disclosure, alone on its page. */
export function SingleDisclosureStep({ view, step }: { view: ComplianceView; step: ComplianceStep }) {
  const { t } = useTranslation('compliance');
  const [document] = documentsOf(view, step);
  if (document === undefined) return null;
  const isRead = document.endReachedAt !== null;
  const waitsFor = isRead ? t('wait.sign') : t('wait.read', { count: 1 });
  return (
    <StepFrame view={view} step={step}>
      <Disclosure document={document} />
      {document.isSignedAlone && isRead ? <SeparateSignature view={view} document={document} /> : null}
      <NextStep step={step} waitsFor={isFinished(document) ? undefined : waitsFor} />
    </StepFrame>
  );
}
