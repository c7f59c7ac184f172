import { complianceSteps } from '#domain/compliance/steps';
import type { ComplianceStep } from '#domain/compliance/steps';
import type { ComplianceView } from '#domain/compliance/schema';
import { paths } from '../../../shared/paths';

export type Document = ComplianceView['documents'][number];

/** The address of a step; they are counted from one. */
export const pathOf = (step: ComplianceStep) => paths.compliance(complianceSteps.indexOf(step) + 1);

/** The step that an address means. */
export const stepAt = (number: string | undefined): ComplianceStep | undefined => complianceSteps[Number(number) - 1];

/** Before the first step is the application itself; after the last one there is nothing. */
export const previousPath = (step: ComplianceStep): string => {
  const before = complianceSteps[complianceSteps.indexOf(step) - 1];
  return before === undefined ? paths.driverOnboarding : pathOf(before);
};

export const nextPath = (step: ComplianceStep): string | undefined => {
  const after = complianceSteps[complianceSteps.indexOf(step) + 1];
  return after === undefined ? undefined : pathOf(after);
};

/** Whether somebody may look at a step: those before the first open one, and that one. */
export const isReachable = ({ openStep }: Pick<ComplianceView, 'openStep'>, step: ComplianceStep): boolean =>
  complianceSteps.indexOf(step) <= complianceSteps.indexOf(openStep);

export const documentsOf = ({ documents }: Pick<ComplianceView, 'documents'>, step: ComplianceStep): Document[] =>
  documents.filter((document) => document.step === step);

/** Read to its end, and signed where it has a signature of its own. */
export const isFinished = ({ endReachedAt, signedAt, isSignedAlone }: Document): boolean =>
  endReachedAt !== null && (!isSignedAlone || signedAt !== null);

/** Sent, and nothing of it was changed since. */
export const isSent = ({ standing: { status, isChanged } }: Pick<ComplianceView, 'standing'>): boolean =>
  (status === 'pending' || status === 'approved') && !isChanged;
