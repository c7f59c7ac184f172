import { emptyAnswers } from '#domain/compliance/answers';
import type { ComplianceView } from '#domain/compliance/schema';
import type { ConsentKind } from '#domain/compliance/steps';
import { complianceSteps, consentKinds, isSignedAlone, stepOf } from '#domain/compliance/steps';
import type { LegalTextView } from '#domain/legal/schema';

const hashOf = (kind: ConsentKind) => String(consentKinds.indexOf(kind)).padStart(64, '0');
const idOf = (kind: ConsentKind) =>
  `018f0000-0000-7000-8000-0000000c${String(consentKinds.indexOf(kind)).padStart(4, '0')}`;
const AT = '2026-11-20T12:00:00.000Z';

export const aDocument = (
  kind: ConsentKind,
  more: Partial<ComplianceView['documents'][number]> = {},
): ComplianceView['documents'][number] => ({
  kind,
  step: stepOf(kind),
  textId: idOf(kind),
  title: `Title of ${kind}`,
  version: '1',
  status: 'approved',
  sha256: hashOf(kind),
  isSignedAlone: isSignedAlone(kind),
  openedAt: null,
  endReachedAt: null,
  signedAt: null,
  ...more,
});

export const finished = (kind: ConsentKind) =>
  aDocument(kind, { openedAt: AT, endReachedAt: AT, signedAt: isSignedAlone(kind) ? AT : null });

/** The wizard before its first step, by default. */
export const aCompliance = (more: Partial<ComplianceView> = {}): ComplianceView => ({
  standing: { status: 'initial', isChanged: false, sentAt: null },
  listed: { accidents: 0, violations: 0 },
  savedAt: null,
  personalInfo: { ssnLastFour: null, address: { ...emptyAnswers.address, city: 'Fort Worth', state: 'TX' } },
  checklist: emptyAnswers.checklist,
  motorVehicle: emptyAnswers.motorVehicle,
  qualification: emptyAnswers.qualification,
  wantsFreeCopy: false,
  documents: consentKinds.map((kind) => aDocument(kind)),
  doneSteps: [],
  openStep: 'identity',
  canSign: true,
  ...more,
});

/** A wizard with everything before this step done. */
export function aComplianceAt(
  openStep: ComplianceView['openStep'],
  more: Partial<ComplianceView> = {},
): ComplianceView {
  const at = complianceSteps.indexOf(openStep);
  const doneSteps = complianceSteps.slice(0, at);
  return aCompliance({
    openStep,
    doneSteps: [...doneSteps],
    savedAt: AT,
    documents: consentKinds.map((kind) => (doneSteps.includes(stepOf(kind)) ? finished(kind) : aDocument(kind))),
    ...more,
  });
}

export const aLegalText = (more: Partial<LegalTextView> = {}): LegalTextView => ({
  _id: idOf('voe-consent'),
  kind: 'voe-consent',
  version: '1',
  language: 'en',
  status: 'approved',
  title: 'Sample disclosure',
  body: 'First **words**.\n\n## A part\n\n- one\n- two',
  sha256: hashOf('voe-consent'),
  effectiveFrom: '2026-01-01',
  ...more,
});
