import { z } from 'zod';
import { CalendarDay } from '../shared/schema';
import { tooLong } from '../shared/too-long';

/** Formats of payroll exports: a table, or a file for QuickBooks Desktop. */
export const payrollFormats = ['csv', 'iif'] as const;
/** One of {@link payrollFormats}. */
export type PayrollFormat = (typeof payrollFormats)[number];

const item = z.string().trim().max(100, tooLong());

/** Names as they are in the carrier's QuickBooks lists; a time line without an exact match is refused there. */
export const PayrollNames = z
  .object({
    /** Service item of every time line. */
    service: item.min(1),
    /** Payroll item of regular hours; empty leaves the choice to QuickBooks. */
    regular: item,
    /** Payroll item of overtime. */
    overtime: item,
    /** Creation time of the company file, from a timer export of QuickBooks. */
    companyCreateTime: z.string().trim().max(20, tooLong()).regex(/^\d*$/),
  })
  .meta({ id: 'PayrollNames' });
/** Names in QuickBooks. */
export type PayrollNames = z.infer<typeof PayrollNames>;

/** The names of a carrier that has not exported for QuickBooks. */
export const defaultNames: PayrollNames = {
  service: 'Driving',
  regular: 'Hourly',
  overtime: 'Overtime',
  companyCreateTime: '',
};

/** Days of an export, both included. */
const period = { from: CalendarDay, to: CalendarDay };

/** The days that an export would contain. */
export const PayrollExportQuery = z.object(period);

/** Body of a new export; `again` confirms that some of its workdays were exported before. */
export const PayrollExportBody = z
  .object({
    ...period,
    format: z.enum(payrollFormats),
    names: PayrollNames.default(defaultNames),
    again: z.boolean().default(false),
  })
  .meta({ id: 'PayrollExportBody' });
/** Body of a new export. */
export type PayrollExportBody = z.infer<typeof PayrollExportBody>;

/** An exported batch. */
export const PayrollExport = z
  .object({
    _id: z.uuid(),
    format: z.enum(payrollFormats),
    from: z.iso.date(),
    to: z.iso.date(),
    workdays: z.number().int(),
    minutes: z.number().int(),
    payCents: z.number().int(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PayrollExport' });
/** An exported batch. */
export type PayrollExport = z.infer<typeof PayrollExport>;

/** The carrier's last batches, newest first, the number of all, and the names of the last one. */
export const PayrollExports = z
  .object({ data: z.array(PayrollExport), count: z.number().int(), names: PayrollNames })
  .meta({ id: 'PayrollExports' });
/** The carrier's batches. */
export type PayrollExports = z.infer<typeof PayrollExports>;

/** The content of an export of these days, and the batches that contain some of it already. */
export const PayrollPreview = z
  .object({
    workdays: z.number().int(),
    minutes: z.number().int(),
    payCents: z.number().int(),
    /** Submitted or open workdays of these days, which are left out. */
    notApproved: z.number().int(),
    /** Adjustments after disputes that were settled in these days; only a table contains them. */
    adjustments: z.number().int(),
    adjustmentCents: z.number().int(),
    earlier: z.array(PayrollExport),
  })
  .meta({ id: 'PayrollPreview' });
/** The content of an export of these days. */
export type PayrollPreview = z.infer<typeof PayrollPreview>;
