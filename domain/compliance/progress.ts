import type { ProblemCode } from '../problems';
import type { ComplianceStep, ConsentKind, SigningKind } from './steps';
import { complianceSteps, isSignedAlone, signedWith, stepDocuments } from './steps';

/** The driver's progress with one document, in the version in effect. */
export interface DocumentProgress {
  readonly kind: ConsentKind;
  readonly openedAt: string | null;
  readonly endReachedAt: string | null;
  readonly signedAt: string | null;
}

/** The facts that decide which steps are done. */
export interface ComplianceProgress {
  readonly isIdentityComplete: boolean;
  readonly isDrivingComplete: boolean;
  readonly documents: readonly DocumentProgress[];
}

const isFinished = ({ kind, endReachedAt, signedAt }: DocumentProgress): boolean =>
  endReachedAt !== null && (!isSignedAlone(kind) || signedAt !== null);

const documentsOf = ({ documents }: ComplianceProgress, kinds: readonly ConsentKind[]): readonly DocumentProgress[] =>
  documents.filter(({ kind }) => kinds.includes(kind));

/** Whether a step is done; the last one is done only by signing. */
export function isStepDone(progress: ComplianceProgress, step: ComplianceStep): boolean {
  switch (step) {
    case 'identity':
      return progress.isIdentityComplete;
    case 'drivingHistory':
      return progress.isDrivingComplete;
    case 'authorization':
      return false;
    default:
      return documentsOf(progress, stepDocuments[step]).every(isFinished);
  }
}

/** The first step that is not done. */
export const firstOpenStep = (progress: ComplianceProgress): ComplianceStep =>
  complianceSteps.find((step) => !isStepDone(progress, step)) ?? 'authorization';

/** Why a signature is refused, with what is missing; undefined if it is accepted. */
export function checkSigning(
  progress: ComplianceProgress,
  kind: SigningKind,
): { readonly code: ProblemCode; readonly params?: { readonly missing: readonly string[] } } | undefined {
  const unread = documentsOf(progress, signedWith(kind)).filter(({ endReachedAt }) => endReachedAt === null);
  if (kind === 'background-check-authorization') {
    const missing = complianceSteps.slice(0, -1).filter((step) => !isStepDone(progress, step));
    if (missing.length > 0) return { code: 'compliance-incomplete', params: { missing } };
  }
  return unread.length === 0
    ? undefined
    : { code: 'disclosure-not-read', params: { missing: unread.map((document) => document.kind) } };
}
