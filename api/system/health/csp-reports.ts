import { defineRoute, type Route } from '../../http/define-route';
import { CspReports } from './csp-report-schema';

/** The path to which browsers post violations of the content security policy; named in the policy's header. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/** Only the directive and the blocked origin are read: page URLs may contain secrets. */
function violationsOf(reports: CspReports): readonly Violation[] {
  if (Array.isArray(reports)) {
    return reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({ directive: wordOf(body?.effectiveDirective), blocked: originOf(body?.blockedURL) }));
  }
  const { 'csp-report': report } = reports;
  const directive = wordOf(report['effective-directive'] ?? report['violated-directive']);
  return [{ directive, blocked: originOf(report['blocked-uri']) }];
}

/** Only names that the standard allows reach the log. */
const wordOf = (text = ''): string => /^[a-z-]{1,30}/.exec(text)?.[0] ?? 'unknown';

function originOf(text = ''): string {
  if (!URL.canParse(text)) return wordOf(text);
  const { origin, protocol } = new URL(text);
  return origin === 'null' ? protocol : origin;
}

export const cspReportRoutes: readonly Route[] = [
  defineRoute({
    id: 'health.csp-reports',
    method: 'post',
    paths: [CSP_REPORTS_PATH],
    permission: 'public',
    scope: 'none',
    summary: 'Report content security policy violations',
    body: CspReports,
    problems: ['too-many-requests'],
    idempotent: false,
    example: () => ({ body: { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } } }),
    handler: ({ body, ctx }) => {
      for (const violation of violationsOf(body)) ctx.log.warn({ violation }, 'content security policy violation');
      return Promise.resolve();
    },
  }),
];
