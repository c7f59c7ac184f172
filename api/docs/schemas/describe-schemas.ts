import { accountSchemas } from './accounts';
import { auditSchemas } from './audits';
import { driverSchemas } from './drivers';
import { fileSchemas } from './files';
import { hiringSchemas } from './hiring';
import { noteSchemas } from './notes';
import { operationsSchemas } from './operations';
import { timesheetSchemas } from './timesheets';

/** Descriptions of the named schemas. */
export const schemaDescriptions: Readonly<Record<string, string>> = {
  ...accountSchemas,
  ...auditSchemas,
  ...hiringSchemas,
  ...driverSchemas,
  ...operationsSchemas,
  ...noteSchemas,
  ...fileSchemas,
  ...timesheetSchemas,
};
