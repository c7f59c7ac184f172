export { candidacy } from './candidacy/workflow';
export { jobOrder } from './job-order/workflow';
