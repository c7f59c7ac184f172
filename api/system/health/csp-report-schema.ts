import { z } from 'zod';
import { tooLong } from '#domain/shared/too-long';

const text = z.string().max(4_000, tooLong()).optional();

/** The format of `report-uri` (CSP 2). */
const OldReport = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});

/** The format of `report-to` (CSP 3, Reporting API): several reports of several types in one request. */
const Report = z.object({
  type: z.string().max(100, tooLong()),
  body: z.object({ effectiveDirective: text, blockedURL: text }).optional(),
});

/** Violations of the content security policy. */
export const CspReports = z.union([OldReport, z.array(Report).max(20)]).meta({ id: 'CspReports' });
/** One or more violations, as the browser reports them. */
export type CspReports = z.infer<typeof CspReports>;
