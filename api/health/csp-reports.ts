import { defineRoute, type Route } from '../http/define-route';
import { CspReports } from './csp-report-schema';

/** Where browsers post what the content security policy refused; named in its header. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/** The directive and the other side's origin: addresses of pages may hold secrets, and are not looked at. */
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

/** Words of the standard only: whatever else is sent does not reach the log. */
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
    summary: 'What the content security policy refused in a page, as browsers report it (at most 16 kB)',
    body: CspReports,
    problems: ['too-many-requests'],
    idempotent: false,
    example: () => ({ body: { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } } }),
    handler: ({ body, ctx }) => {
      for (const violation of violationsOf(body)) ctx.log.warn({ violation }, 'the content security policy refused it');
      return Promise.resolve();
    },
  }),
];
