/** A group of operations in the API's documentation. */
export interface Tag {
  readonly name: string;
  readonly description: string;
  /** The paths of its operations begin with one of these. */
  readonly paths: readonly string[];
}

/** The resources of operations, in the order of the documentation. */
export const operationsTags: readonly Tag[] = [
  {
    name: 'Operations: billing',
    description: 'Prices, billing runs, debts by age, and changes of purchases, invoices and payments.',
    paths: ['/api/ops/billing', '/api/ops/invoices', '/api/ops/payments', '/api/ops/prices', '/api/ops/purchases'],
  },
  {
    name: 'Operations: timesheets',
    description: 'Disputes about workdays.',
    paths: ['/api/ops/workdays'],
  },
  {
    name: 'Operations: carriers',
    description: 'Carrier applications, carriers, call times and served states.',
    paths: ['/api/ops/carrier-applications', '/api/ops/organizations', '/api/ops/call-times', '/api/ops/served-states'],
  },
  {
    name: 'Operations: job orders',
    description: 'Approval of job orders, and assignments.',
    paths: ['/api/ops/job-orders', '/api/ops/assignments/'],
  },
  {
    name: 'Operations: pipeline',
    description: 'Drivers in the pipeline, from pre-qualification to certification.',
    paths: [
      '/api/ops/drivers',
      '/api/ops/members',
      '/api/ops/board',
      '/api/ops/bulk',
      '/api/ops/find',
      '/api/ops/calls',
    ],
  },
  {
    name: 'Operations: overdue items',
    description: 'Drivers, applications and job orders past their target.',
    paths: ['/api/ops/stalled'],
  },
  {
    name: 'Operations: reviews',
    description: 'The queue of documents and tasks to review, and the decisions.',
    paths: [
      '/api/ops/reviews',
      '/api/ops/documents',
      '/api/ops/drivers/{id}/file',
      '/api/ops/drivers/{id}/documents/',
      '/api/ops/drivers/{id}/tasks/',
      '/api/ops/drivers/{id}/items/',
    ],
  },
  {
    name: 'Operations: screening results',
    description: 'Motor vehicle records, background checks, Clearinghouse queries and other results.',
    paths: ['/api/ops/results', '/api/ops/clearinghouse', '/api/ops/drivers/{id}/results'],
  },
  {
    name: 'Operations: requirements',
    description: 'Compliance requirements, their versions, and what they require of a driver.',
    paths: [
      '/api/ops/requirement-records',
      '/api/ops/drivers/{id}/requirements',
      '/api/ops/drivers/{id}/evidence',
      '/api/ops/drivers/{id}/employments',
      '/api/ops/drivers/{id}/stated-facts',
      '/api/ops/drivers/{id}/compliance',
      '/api/ops/drivers/{id}/consents/',
    ],
  },
  { name: 'Operations: reports', description: 'Figures of the pipeline by period.', paths: ['/api/ops/reports'] },
  { name: 'Operations: saved views', description: 'Saved filters of console pages.', paths: ['/api/ops/saved-views'] },
  { name: 'Operations: staff', description: 'Accounts and invitations of operations.', paths: ['/api/ops/staff'] },
];
