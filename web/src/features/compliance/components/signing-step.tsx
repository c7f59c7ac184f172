import type { ComplianceView } from '#domain/compliance/schema';
import type { ComplianceStep } from '#domain/compliance/steps';
import { stepDocuments } from '#domain/compliance/steps';
import { AuthorizationStep } from './authorization-step';
import { DocumentsStep } from './documents-step';
import { SingleDisclosureStep } from './single-disclosure-step';

interface SigningStepProps {
  view: ComplianceView;
  step: Exclude<ComplianceStep, 'identity' | 'drivingHistory'>;
}

/** A step in which the driver reads texts and signs. */
export function SigningStep({ view, step }: SigningStepProps) {
  if (step === 'authorization') return <AuthorizationStep view={view} />;
  return stepDocuments[step].length === 1 ? (
    <SingleDisclosureStep view={view} step={step} />
  ) : (
    <DocumentsStep view={view} step={step} />
  );
}
