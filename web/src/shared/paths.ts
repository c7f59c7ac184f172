/** All paths of the product, defined only here. */
export const paths = {
  start: '/',
  driverLogin: '/auth/driverLogin',
  carrierLogin: '/auth/carrierLogin',
  loginEmail: '/auth/login/email',
  registerAsDriver: '/auth/registerAsDriver',
  confirm: '/auth/confirm',
  resendConfirmEmail: '/auth/resendConfirmEmail',
  forgotPassword: '/auth/forgotPassword',
  registerAsCarrier: '/auth/registerAsCarrier',
  fleetThankYou: (booking: string) => `/fleet/thankyou?${new URLSearchParams({ booking }).toString()}`,
  driversWaitlist: (state: string) => `/drivers/waitlist?${new URLSearchParams({ state }).toString()}`,
  logOut: '/auth/logOut',
  finishSignUp: '/auth/finishSignUp',
  linkAccount: '/auth/link',
  demoLogin: '/auth/d',
  demoHome: '/d',
  demoDriver: (id: string) => `/d/${id}`,
  forbidden: '/forbidden',
  staticPages: '/static',
  staticPage: (name: string) => `/static/${name}`,

  /** The page on which a past employer enters the codes of a letter, the first one filled in. */
  voeLogin: (urlCode?: string) =>
    `/voe/login${urlCode === undefined ? '' : `?${new URLSearchParams({ code: urlCode }).toString()}`}`,
  voe: (urlCode: string, accessCode: string) =>
    `/voe/${encodeURIComponent(urlCode)}?accessCode=${encodeURIComponent(accessCode)}`,

  account: '/account',
  agreement: '/business/agreement',
  staff: '/business/staff',
  permissions: '/business/permissions',
  opsStaff: '/ops/staff',

  facilities: '/business/facilities',
  dashboard: '/business/dashboard',
  candidates: (waiting?: string) => `/business/candidates${waiting === undefined ? '' : `?waiting=${waiting}`}`,
  candidateBulk: (id: string) => `/business/candidates/bulk/${id}`,
  interviews: '/business/interviews',
  bench: '/business/bench',
  benchReviews: '/business/bench?status=requested',
  dqReview: (status: string) => `/business/dq-review/${status}`,
  qualification: (orderId: string, assignmentId: string) => `/business/orderId/${orderId}/assignmentId/${assignmentId}`,
  overdueBenchReviews: '/business/bench?status=requested&overdue=true',
  driverFiles: '/business/files',
  dueLines: '/business/due-dates',
  driverFile: (employmentId: string) => `/business/files/${employmentId}`,
  audits: '/business/audits',
  audit: (id: string) => `/business/audits/${id}`,
  accounting: '/business/accounting',
  /** The week of a day, of one driver if it is known. */
  timesheetWeek: (day: string, driverId?: string) =>
    `/business/timesheets?${new URLSearchParams({ week: day, ...(driverId !== undefined && { driver: driverId }) }).toString()}`,
  /** Purchases by the filters of their page. */
  purchasesBy: (filters: { driver?: string; product?: string; state?: string; from?: string; to?: string }) =>
    `/business/purchases?${new URLSearchParams(filters).toString()}`,
  invoicePages: '/business/invoice',
  invoices: (status: string) => `/business/invoice/${status}`,
  /** One invoice; the status is that of the list to which it leads back. */
  invoice: (status: string, id: string) => `/business/invoice/${status}/${id}`,
  mentions: '/business/mentions',
  purchases: '/business/purchases',
  templates: '/business/templates',
  webhooks: '/business/settings/webhooks',
  webhook: (id: string) => `/business/settings/webhooks/${id}`,
  timesheets: '/business/timesheets',
  findDrivers: '/business/drivers',
  reports: '/business/reports',
  reportRows: '/business/reports/rows',
  myJobs: '/business/my-jobs',
  jobOrders: '/business/job-order',
  jobOrdersBy: (orderStatus: string) => `/business/job-order/${orderStatus}`,
  sentBackOrders: '/business/job-order/pending?approval=rejected',
  newJobOrder: (anchor?: string) => `/business/job-order/new${anchor === undefined ? '' : `/${anchor}`}`,
  editJobOrder: (id: string, anchor?: string) =>
    `/business/job-order/edit/${id}${anchor === undefined ? '' : `/${anchor}`}`,
  cloneJobOrder: (id: string) => `/business/job-order/clone/${id}/true`,
  hiringFlow: (orderId: string, stage = 'inviteDrivers') => `/business/job-order/${orderId}/hiring-flow/${stage}`,
  autopilot: (orderId: string) => `/business/job-order/${orderId}/autopilot`,
  /** The candidate over the list of all candidates. */
  candidate: (driverId: string, orderId: string) =>
    `/business/candidates?${new URLSearchParams({ driver: driverId, order: orderId }).toString()}`,
  driverProfile: (driverId: string) => `/business/driver/${driverId}/profile`,

  recruiterProfile: '/recruiter/profile',
  recruiterJobOrder: (orderId: string) => `/recruiter/job-order/${orderId}`,
  recruiterDriver: (jobRequestId: string) => `/recruiter/driver/${jobRequestId}`,

  driverHome: '/driver/home',
  driverPersonalInfo: '/driver/personalInfo',
  addDebitCard: '/driver/addDebitCard',
  driverPay: '/driver/pay',
  payrollExports: '/business/payroll-exports',
  driverTimesheet: '/driver/timesheet',
  driverJobs: '/driver/jobs',
  driverJob: (orderId: string) => `/driver/jobs/${orderId}`,
  driverOwnFile: '/driver/file',
  driverAccess: '/driver/access',
  driverHours: '/driver/hours',
  driverNotices: '/driver/notices',
  driverVerifications: '/driver/verifications',
  driverVerification: (id: string) => `/driver/verifications/${id}`,
  driverApplications: '/driver/applications',
  driverApplication: (candidacyId: string) => `/driver/applications#${candidacyId}`,
  signApplication: (candidacyId: string) => `/driver/applications/${candidacyId}/sign`,
  driverOnboarding: '/driver/onboarding',
  compliance: (step: number) => `/driver/onboarding/compliance/${String(step)}`,
  onboardingPart: (part: string) => `/driver/onboarding/${part}`,

  opsReports: '/ops/reports',
  opsReportRows: '/ops/reports/rows',
  opsPrices: '/ops/billing/prices',
  opsPurchases: '/ops/billing/purchases',
  opsRequirements: '/ops/rules',
  opsRequirement: (code: string) => `/ops/rules/${code}`,
  opsDrivers: '/ops/drivers',
  opsDriver: (id: string) => `/ops/drivers/${id}`,
  opsDriverDocuments: (id: string) => `/ops/drivers/${id}?part=documents`,
  opsReviews: '/ops/reviews',
  opsReviewDocuments: '/ops/reviews/documents',
  opsCalls: '/ops/calls',
  opsResults: '/ops/results',
  opsPipeline: '/ops/pipeline',
  opsStalled: '/ops/stalled',
  opsOrders: '/ops/orders',
  opsBilling: '/ops/billing',
  opsBillingPart: (part: 'runs' | 'carriers' | 'payouts' | 'deposits' | 'disputes') => `/ops/billing/${part}`,
  opsDispute: (workdayId: string) => `/ops/billing/disputes/${workdayId}`,
  opsBillingRun: (id: string) => `/ops/billing/runs/${id}`,
  opsBillingCarrier: (organizationId: string) => `/ops/billing/carriers/${organizationId}`,
  opsInvoice: (id: string) => `/ops/billing/invoices/${id}`,
  opsCarriers: '/ops/carriers',
  opsCarriersPart: (part: 'applications' | 'organizations' | 'calls' | 'states') => `/ops/carriers/${part}`,
  opsCarrier: (id: string, part?: string, status?: string) => {
    const query = Object.entries({ part, status }).filter(([, value]) => value !== undefined) as [string, string][];
    return `/ops/carriers/${id}${query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`}`;
  },
  opsAudits: (carrierId: string) => `/ops/carriers/${carrierId}/audits`,
  opsAudit: (carrierId: string, id: string) => `/ops/carriers/${carrierId}/audits/${id}`,
  opsOrdersBy: (status: string) => `/ops/orders/${status}`,
} as const;

/** The sign-in page of drivers, or of carriers and operations. */
export const signInPathOf = (isDriver: boolean): string => (isDriver ? paths.driverLogin : paths.carrierLogin);

/** A sign-in page with a redirect to the requested page. */
export const withRedirect = (signInPath: string, target: string): string =>
  `${signInPath}?${new URLSearchParams({ redirect: target }).toString()}`;

/** Only a path of our own, else the given one: a link must not send a fresh session elsewhere. */
export function safeRedirect(target: string | null, otherwise: string = paths.start): string {
  if (target?.startsWith('/') !== true) return otherwise;
  // Parsed like in the browser, which removes tabs and line breaks and treats a backslash as a slash.
  const { origin } = window.location;
  return URL.canParse(target, origin) && new URL(target, origin).origin === origin ? target : otherwise;
}
