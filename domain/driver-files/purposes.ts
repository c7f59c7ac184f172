import { documentKinds } from '../driver-pipeline/tasks';

/** What a driver's file is kept for. */
export const filePurposes = [...documentKinds, 'photo', 'resume', 'result', 'signature'] as const;
/** One of {@link filePurposes}. */
export type FilePurpose = (typeof filePurposes)[number];

/** File formats that are accepted (docs/requirements.md#uploads). */
export const mediaTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** One of {@link mediaTypes}. */
export type MediaType = (typeof mediaTypes)[number];

/** What the scan said of a file: nobody reads it before it is clean. */
export const scanStates = ['waiting', 'clean', 'infected'] as const;
/** One of {@link scanStates}. */
export type ScanState = (typeof scanStates)[number];
