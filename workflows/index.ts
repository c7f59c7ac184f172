export { candidacy } from './candidacy/workflow';
export { jobOrder } from './job-order/workflow';
export { driverPipeline } from './driver-pipeline/workflow';
export { recurringJob } from './recurring/workflow';
export { bulkAction } from './bulk-action/workflow';
export { fileExport } from './file-export/workflow';
export { auditPacket } from './audit-packet/workflow';
export { dqAccess } from './dq-access/workflow';
