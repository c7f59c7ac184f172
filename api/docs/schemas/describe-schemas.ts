import { accountSchemas } from './accounts';
import { auditSchemas } from './audits';
import { driverSchemas } from './drivers';
import { fileSchemas } from './files';
import { hiringSchemas } from './hiring';
import { invoiceSchemas } from './invoices';
import { noteSchemas } from './notes';
import { operationsSchemas } from './operations';
import { paySchemas } from './pay';
import { purchaseSchemas } from './purchases';
import { timesheetSchemas } from './timesheets';
import { webhookSchemas } from './webhooks';

/** Descriptions of the named schemas. */
export const schemaDescriptions: Readonly<Record<string, string>> = {
  ...accountSchemas,
  ...auditSchemas,
  ...hiringSchemas,
  ...driverSchemas,
  ...operationsSchemas,
  ...noteSchemas,
  ...fileSchemas,
  ...invoiceSchemas,
  ...paySchemas,
  ...purchaseSchemas,
  ...timesheetSchemas,
  ...webhookSchemas,
};
