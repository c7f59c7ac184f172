/** Problems with audits, part of the problem catalog. */
export const auditProblems = {
  'audit-carrier-inactive': {
    kind: 'invalid',
    title: "The carrier's account is not active, so its records can't be opened. Contact the carrier",
  },
  'audit-correction-without-reason': { kind: 'invalid', title: 'State why the recorded day changes' },
  'audit-day-in-future': { kind: 'invalid', title: 'Choose today or an earlier day' },
  'audit-link-expired': { kind: 'invalid', title: 'This link has expired. Request a new one from the carrier' },
  'audit-link-locked': {
    kind: 'invalid',
    title: 'This link is locked after too many wrong access codes. Request a new one from the carrier',
  },
  'audit-link-revoked': { kind: 'invalid', title: 'The carrier has revoked this link' },
  'audit-link-wrong': {
    kind: 'invalid',
    title: 'The link or the access code is incorrect. Check both, or contact the carrier',
  },
  'audit-no-drivers': { kind: 'invalid', title: 'No driver was employed in this period' },
  'audit-not-ready': { kind: 'conflict', title: 'The packet is not ready yet' },
  'audit-originals-not-allowed': { kind: 'forbidden', title: 'The carrier has not allowed downloads with this link' },
  'audit-page-broken': { kind: 'invalid', title: "This page can't be displayed" },
  'audit-packet-too-large': {
    kind: 'conflict',
    title: 'This packet is too large for one download. Request fewer drivers',
  },
  'audit-period-after-day': { kind: 'invalid', title: 'Choose a last day up to the day of the records' },
  'audit-period-reversed': { kind: 'invalid', title: 'The last day is before the first day' },
  'audit-produced-too-early': { kind: 'invalid', title: 'The request was received after this day' },
  'audit-room-closed': { kind: 'invalid', title: 'Please enter the access code again' },
  'audit-sample-too-large': {
    kind: 'invalid',
    title: 'Only {count} files are in this period. Choose a smaller sample',
  },
  'audit-store-not-for-insurer': { kind: 'invalid', title: "An insurer can't receive drug and alcohol records" },
  'audit-store-not-readable': { kind: 'invalid', title: "People in your position can't produce these records" },
  'audit-too-many-files': {
    kind: 'invalid',
    title: 'This selection has {count} files. Choose at most {max}, or a random sample',
  },
  'audit-unknown-file': { kind: 'invalid', title: 'One of these files is not in your records on that day' },
} as const;
