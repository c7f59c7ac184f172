import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Express } from 'express';
import { isSandboxBilling, sandboxSources } from './billing/sandbox-sources';
import { BILLING_WEBHOOK_PATH, billingWebhook, WEBHOOK_LIMIT } from './billing/webhook';
import type { ApiDeps } from './deps';
import { apiDocs } from './docs/docs';
import { resumableUploads, UPLOADS_PATH } from './drivers/files/resumable-uploads';
import { isSandbox, sandboxCards } from './drivers/payments/sandbox-cards';
import { FEED_PATH } from './hiring/interviews/feed-routes';
import { voeGate } from './hiring/verifications/link-gate';
import { VOE_PATH } from './hiring/verifications/link-routes';
import type { Route } from './http/define-route';
import {
  auditLimits,
  codeLimits,
  confirmLimits,
  feedLimits,
  linkLimits,
  secretLimits,
  signInLimits,
  voeLimits,
} from './http/failure-limits';
import { problemHandler, routeNotFound } from './http/problem-handler';
import { addressLimit, generalLimit, reportLimit } from './http/rate-limits';
import { registerRoutes } from './http/register-routes';
import { requestLog } from './http/request-log';
import { noStore, securityHeaders } from './http/security-headers';
import { webConsole } from './http/web-console';
import { AUDIT_LINKS_PATH } from './requirements/audits/room-routes';
import { allRoutes } from './routes';
import { devInbox } from './system/dev/inbox';
import { ownHostOnly } from './system/dev/own-host';
import { CSP_REPORTS_PATH } from './system/health/csp-reports';
import { healthChecks } from './system/health/health';
import { securityTxt } from './system/health/security-txt';

/** Large enough for a job order with its notes; files have their own limits. */
const BODY_LIMIT = '256kb';

/** Content types of CSP reports: browsers send the first two, other clients the last. */
const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json'];

/** The whole API as one Express app, without a listening server. */
export function createApp(deps: ApiDeps, routes: readonly Route[] = allRoutes): Express {
  const app = express();
  const indexHtml = deps.webDir === undefined ? undefined : readIndexHtml(deps.webDir);
  app.set('cookies are secure', deps.publicUrl.startsWith('https:'));
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', [...deps.trustedProxies]);
  const { publicUrl, mapTiles, webViewOrigin } = deps;
  const hasStripe = deps.billing?.name === 'stripe';
  const security = securityHeaders({ publicUrl, indexHtml, mapTiles, hasStripe, webViewOrigin });
  app.use(requestLog(deps.log), ...security, compression());
  app.use(healthChecks(deps), securityTxt(deps));
  app.use('/api', noStore, generalLimit(deps));
  app.post(CSP_REPORTS_PATH, reportLimit(), express.json({ limit: '16kb', type: reportTypes }));
  // The signature covers the bytes, so the body is not parsed.
  app.post(BILLING_WEBHOOK_PATH, express.raw({ limit: WEBHOOK_LIMIT, type: () => true }), billingWebhook(deps));
  app.use('/api', express.json({ limit: BODY_LIMIT }));
  limitAttempts(app, deps);
  // Apple posts its response as a form.
  app.post('/api/auth/social/:provider/callback', express.urlencoded({ extended: false }));
  if (isSandboxBilling(deps.billing)) app.use('/api/sandbox-payments', sandboxSources(deps.billing, deps.now));
  if (isSandbox(deps.payments)) app.use('/api/sandbox-payments', sandboxCards(deps.payments, deps.now));
  app.all([UPLOADS_PATH, `${UPLOADS_PATH}/:id`], resumableUploads(deps));
  app.use(apiDocs(routes), registerRoutes(routes, deps));
  app.use('/api', routeNotFound);
  if (deps.mailInboxUrl !== undefined) app.use('/dev/mail', ownHostOnly(deps.publicUrl), devInbox(deps.mailInboxUrl));
  if (deps.webDir !== undefined) app.use(webConsole(deps.webDir));
  app.use(routeNotFound, problemHandler(deps.publicUrl));
  return app;
}

/** Limits attempts at guessable secrets before the secrets are checked. */
function limitAttempts(app: Express, deps: ApiDeps): void {
  app.post(['/api/auth/applicant/signUp', '/api/auth/fleet/signUp'], addressLimit(deps.limits.signUps));
  app.post('/api/auth/signIn', signInLimits(deps));
  app.post('/api/auth/signInByPhone', codeLimits(deps));
  app.post('/api/auth/confirmPhone/code', confirmLimits(deps)).patch('/api/auth/confirmPhone', confirmLimits(deps));
  app.patch(
    ['/api/auth/changePassword', '/api/auth/confirmEmail'],
    addressLimit(deps.limits.links),
    secretLimits(deps),
  );
  app.post('/api/auth/undoContactChange', secretLimits(deps));
  app.get(`${FEED_PATH}/:file`, feedLimits(deps));
  app.post(`${AUDIT_LINKS_PATH}/:code/rooms`, addressLimit(deps.limits.links), auditLimits(deps));
  app.post('/api/auth/social/link-by-password', linkLimits(deps));
  app.use(`${VOE_PATH}/:urlCode`, voeLimits(deps));
  app.post(`${VOE_PATH}/:urlCode/files`, voeGate(deps));
}

function readIndexHtml(webDir: string): string {
  return readFileSync(join(webDir, 'index.html'), 'utf8');
}
