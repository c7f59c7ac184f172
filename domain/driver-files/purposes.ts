import { documentKinds, fileTasks } from '../driver-pipeline/tasks';

/** Purposes of a driver's files. */
export const filePurposes = [
  ...documentKinds,
  ...fileTasks,
  'result',
  'signature',
  'evidence',
  'export',
  /** Documents of a verification of employment: consents, letters, answers with attached files, records of efforts. */
  'verification',
  'audit',
] as const;
/** One of {@link filePurposes}. */
export type FilePurpose = (typeof filePurposes)[number];

/** Whether a file is a copy of a driver's file for somebody else: an export or a part of an audit's packet. */
export const isCopy = (purpose: FilePurpose): boolean => purpose === 'export' || purpose === 'audit';

/** Accepted file formats (docs/requirements.md#uploads). */
export const mediaTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** One of {@link mediaTypes}. */
export type MediaType = (typeof mediaTypes)[number];

/** States of a file's virus scan; only clean files can be opened. */
export const scanStates = ['waiting', 'clean', 'infected'] as const;
/** One of {@link scanStates}. */
export type ScanState = (typeof scanStates)[number];
