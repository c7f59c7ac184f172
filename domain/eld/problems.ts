/** Problems with hours of service, part of the problem catalog. */
export const hoursProblems = {
  'duty-status-in-future': {
    kind: 'invalid',
    title: 'This time is in the future. Check the clock of your phone',
  },
  'duty-status-too-old': { kind: 'invalid', title: 'A duty status can be set for the last 8 days only' },
  'eld-connected': { kind: 'conflict', title: 'This provider is already connected' },
  'license-not-on-file': {
    kind: 'conflict',
    title: 'There is no license number on file to compare with the one in this file',
  },
  'log-file-empty': { kind: 'invalid', title: 'This file has no duty statuses' },
  'log-file-of-another-driver': {
    kind: 'conflict',
    title: "The license number in this file isn't the driver's. Nothing was imported",
  },
  'log-file-wrong': { kind: 'invalid', title: 'Some lines of this file are wrong. Nothing was imported' },
  'not-on-assignment': { kind: 'conflict', title: 'Logs can be imported only while the driver works for you' },
} as const;
