import { DefaultFailureConverter } from '@temporalio/common';

/** Encrypts messages and stack traces of failures, which Temporal would otherwise store as plain text. */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
