import { DefaultFailureConverter } from '@temporalio/common';

/** Messages and stack traces of failures pass the codec too; without this they are stored as plain text. */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
