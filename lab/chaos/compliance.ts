import type { ComplianceView } from '#domain/compliance/schema';
import { isSignedAlone, type SigningKind, signingKinds } from '#domain/compliance/steps';
import type { Applicant } from './applicants';
import type { CommandRunner } from './command-runner';
import { APPLICATION, sentTask, type Step } from './pipeline-steps';

/** A number that was never issued. */
const SSN = '219-09-9999';
const answers = {
  personalInfo: {
    socialSecurityNumber: SSN,
    address: { addressLine1: '2 Elm St', city: 'Dallas', state: 'TX', postalCode: '75201' },
  },
  checklist: { endorsements: [] },
  motorVehicle: {
    licenses: [{ state: 'TX', number: 'A1234567', expiresOn: '2035-06-30' }],
    wasDenied: false,
    wasSuspended: false,
  },
  qualification: {
    legal: true,
    english: true,
    drugOrAlcoholTests: false,
    experience: 'moreThan3Years',
    hasAccidents: false,
    hasViolations: false,
  },
};
const compliance = `${APPLICATION}/compliance`;

/** The driver fills in the compliance form, and reads and signs its documents; the last signature submits it. */
export async function sendCompliance(runner: CommandRunner, applicant: Applicant): Promise<void> {
  await runner.post(applicant, { method: 'POST', path: compliance, body: answers });
  const { documents } = await runner.read<ComplianceView>(applicant, compliance);
  for (const { textId } of documents) {
    for (const part of ['opened', 'end']) {
      await runner.post(applicant, { method: 'POST', path: `${compliance}/readings`, body: { textId, part } });
    }
  }
  for (const kind of signingKinds) await runner.run(applicant, applicant, signature(kind, documents));
}

function signature(kind: SigningKind, documents: ComplianceView['documents']): Step {
  const isAlone = kind !== 'background-check-authorization';
  const shown = documents.filter((document) => (isAlone ? document.kind === kind : !isSignedAlone(document.kind)));
  return {
    name: `sign ${kind}`,
    by: 'driver',
    method: 'POST',
    path: `${APPLICATION}/signature-file`,
    body: {
      kind,
      shown: shown.map(({ sha256 }) => sha256),
      fullName: 'Sam Applicant',
      signature: { type: 'typed' },
      hasAgreed: true,
    },
    events: isAlone ? [] : sentTask('compliance'),
  };
}
