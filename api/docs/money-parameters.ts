/** The same parameters of several operations: `operation.parameter`. */
const ofEach = (
  operations: readonly string[],
  parameters: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    operations.flatMap((id) => Object.entries(parameters).map(([name, text]) => [`${id}.${name}`, text])),
  );

/** Parameters of invoices, purchases and timesheets that mean something different elsewhere. */
export const moneyParameters: Readonly<Record<string, string>> = {
  ...ofEach(['invoices.list', 'invoices.export-csv', 'invoices.export-iif'], {
    status: 'Only invoices with this status.',
    number: 'Part of the number of the invoice.',
    organizationId: 'Only invoices of this carrier (UUID).',
  }),
  'invoices.summarize.organizationId': 'Only invoices of this carrier (UUID).',
  'invoice-payments.list.organizationId': 'Only payments of this carrier (UUID).',
  'invoice-payments.list.invoiceId': 'Only payments of this invoice (UUID).',
  ...ofEach(['billing.list-purchases', 'billing.purchases-file'], {
    state: 'Only purchases in this state.',
    organizationId: 'Only purchases of this carrier (UUID).',
    from: "First day of the period in the caller's time zone (yyyy-mm-dd).",
    to: "Last day of the period in the caller's time zone (yyyy-mm-dd).",
  }),
  ...ofEach(['timesheets.list', 'timesheets.csv'], {
    state: 'Only weeks with a workday in this state.',
    facilityId: 'Only assignments of this facility (UUID).',
    driverId: 'Only assignments of this driver (UUID).',
  }),
  'timesheets.csv.state': 'Only workdays in this state.',
  'timesheets.direct-invoices.from': 'First day (yyyy-mm-dd); by default the first day of this month.',
  'timesheets.direct-invoices.to': 'Last day (yyyy-mm-dd); today by default.',
  'ops-workdays.disputes.by': 'Only disputes that this side started.',
  'payroll-exports.preview.from': 'First day (yyyy-mm-dd).',
  'payroll-exports.preview.to': 'Last day (yyyy-mm-dd), at most 62 days in all.',
};
