import type { ComplianceView } from '#domain/compliance/schema';
import type { ComplianceStep } from '#domain/compliance/steps';
import { complianceSteps } from '#domain/compliance/steps';
import { paths } from '#web/shared/paths';

export type Document = ComplianceView['documents'][number];

/** The path of a step; steps are numbered from 1. */
export const pathOf = (step: ComplianceStep) => paths.compliance(complianceSteps.indexOf(step) + 1);

/** The step of a path. */
export const stepAt = (number: string | undefined): ComplianceStep | undefined => complianceSteps[Number(number) - 1];

/** The step before the first one is the application itself; the last step has none after it. */
export function previousPath(step: ComplianceStep): string {
  const before = complianceSteps[complianceSteps.indexOf(step) - 1];
  return before === undefined ? paths.driverOnboarding : pathOf(before);
}

export function nextPath(step: ComplianceStep): string | undefined {
  const after = complianceSteps[complianceSteps.indexOf(step) + 1];
  return after === undefined ? undefined : pathOf(after);
}

/** Whether a step can be opened: the first incomplete step and those before it. */
export const isReachable = ({ openStep }: Pick<ComplianceView, 'openStep'>, step: ComplianceStep): boolean =>
  complianceSteps.indexOf(step) <= complianceSteps.indexOf(openStep);

export const documentsOf = ({ documents }: Pick<ComplianceView, 'documents'>, step: ComplianceStep): Document[] =>
  documents.filter((document) => document.step === step);

/** Read to the end, and signed if it needs a separate signature. */
export const isFinished = ({ endReachedAt, signedAt, isSignedAlone }: Document): boolean =>
  endReachedAt !== null && (!isSignedAlone || signedAt !== null);

/** Sent and not changed since. */
export const isSent = ({ standing: { status, isChanged } }: Pick<ComplianceView, 'standing'>): boolean =>
  (status === 'pending' || status === 'approved') && !isChanged;
