import { inEach } from './in-each';

/** Fields of applications to the carrier of an offer. */
export const employmentApplicationFields: Readonly<Record<string, string>> = {
  'AcceptStartBody.startOn':
    'The start date that the page showed (`yyyy-mm-dd`); refused if the carrier has set another one.',
  'AcceptStartBody.application': 'The signature for the carrier; absent if the driver signs later.',
  ...inEach(['ApplicationSignature', 'SignApplicationBody'], {
    shown: 'SHA-256 hashes of all texts, as shown.',
    contentSha256: 'SHA-256 hash of the content of the application, as shown.',
    additions: "The driver's own changes and additions to the content; absent without any.",
  }),
  ...inEach(['SignApplicationBody', 'ApplicationReadingBody', 'WithdrawClearinghouseConsentBody'], {
    round: 'Number of the round that was shown.',
  }),
  ...inEach(['EmploymentApplication'], {
    round: 'Number of the round of the offer.',
    carrier: 'Name of the carrier.',
    title: 'Title of the job, of a text, or of a part of the application.',
    isOpen: 'True while the driver can sign: until the offer or the assignment ends.',
    startToAccept: 'The offered start date (`yyyy-mm-dd`); null if the driver has nothing to accept.',
    papers: "Documents of the carrier's file that the driver signs.",
    kind: 'The text that is signed.',
    state: 'Whether it is signed.',
    signedOn: 'Day of the signature or of the withdrawal (`yyyy-mm-dd`); null without one.',
    evidenceId: "Id of the entry in the driver's file with the document (UUID); null without one.",
    rejection: 'The rejection by the carrier; null unless the document is to be signed again.',
    reason: 'The reason; null if none was given.',
    texts: 'The texts that can be signed now.',
    sections: 'The application as it will be printed; of the Social Security number only the last four digits.',
    entries: 'The entries of the part, each with its rows; none if nothing is stated.',
    label: 'Name of the value.',
    value: 'The value as text.',
    contentSha256: 'SHA-256 hash of the sections.',
    additions: 'Additions of the driver to the last signed application, to be signed again; null without any.',
    missing: 'Missing parts of the application; it can be signed once there are none.',
    withoutEquipment:
      'Employers of jobs in a commercial motor vehicle without a type of equipment (49 CFR 391.21(b)(6)); if there are any, `additions` is required.',
    canSign: 'True if the texts can be signed; in production, only approved texts can.',
    mayWithdrawConsent: 'True if the driver can withdraw the consent to limited queries.',
  }),
  'DriverApplicationView.signature':
    'Signature for the carrier after an accepted start: nothing to sign, possible, the start waits for it, or only the withdrawn consent can be given again.',
};
