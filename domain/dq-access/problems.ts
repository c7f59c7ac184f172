/** Problems with the access to drivers' files, part of the problem catalog. */
export const accessProblems = {
  'access-already-requested': {
    kind: 'conflict',
    title: "Your organization already requested or has access to this driver's file",
  },
  'access-end-same': { kind: 'invalid', title: 'The access ends on this day already. Choose another one' },
  'access-end-not-possible': {
    kind: 'invalid',
    title: 'Choose a last day from today to {last}',
  },
  'access-move-not-allowed': {
    kind: 'conflict',
    title: 'This request or access has changed in the meantime',
  },
  'access-ended': { kind: 'forbidden', title: "Your access to this driver's file has ended" },
  'access-not-granted': {
    kind: 'forbidden',
    title: "The driver hasn't given your organization access to the file",
  },
  'access-requested-recently': {
    kind: 'conflict',
    title: 'Access was requested in the last seven days. Please wait',
  },
  'dq-file-not-available': {
    kind: 'conflict',
    title: "The driver's file isn't available yet. It opens when the driver's paperwork is almost complete",
  },
} as const;
