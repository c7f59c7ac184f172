import { accountSchemas } from './accounts';
import { driverSchemas } from './drivers';
import { fileSchemas } from './files';
import { hiringSchemas } from './hiring';
import { noteSchemas } from './notes';
import { operationsSchemas } from './operations';

/** Descriptions of the named schemas. */
export const schemaDescriptions: Readonly<Record<string, string>> = {
  ...accountSchemas,
  ...hiringSchemas,
  ...driverSchemas,
  ...operationsSchemas,
  ...noteSchemas,
  ...fileSchemas,
};
