import type { Express } from 'express';
import request from 'supertest';
import { createSocial } from '#api/accounts/social/oauth-client';
import { createApp } from '#api/app';
import type { ApiDeps } from '#api/deps';
import { ProblemView } from '#api/http/problem-handler';
import { allRoutes } from '#api/routes';
import type { Db } from '#db/core/handle';
import { ProblemError } from '#domain/problems';
import { eldProviders } from '#platform/eld-providers';
import { createLogger } from '#platform/logger';
import { drawHere } from '#platform/page-pictures';
import { checkHere } from '#platform/pdf-check';
import { drawDocument } from '#platform/printed-document';
import { createSandboxBilling } from '#platform/sandbox-billing';
import { createSandboxPayments } from '#platform/sandbox-payments';
import { createSealer } from '#platform/sealing';
import { testFileScanner } from '#platform/virus-scanner';
import { createNearestTestPool, createTestDatabase, createTestPool } from './database';
import { quickPasswords } from './quick-passwords';
import { testFiles, testKey, testVault } from './vault';

export interface TestApi {
  readonly app: Express;
  readonly db: Db;
  readonly databaseUrl: string;
  readonly deps: ApiDeps;
  /** Another API process on the same database. */
  another(overrides?: Partial<ApiDeps>): Express;
  close(): Promise<void>;
}

/** Encrypts and decrypts the messages that tests queue. */
export const testSealer = createSealer([testKey]);

/** A real app on a cloned database; Temporal is unreachable unless the test provides it. */
export async function startTestApi(overrides: Partial<ApiDeps> = {}, routes = allRoutes): Promise<TestApi> {
  const { url, drop } = await createTestDatabase();
  const db = createTestPool(url, { pool: 10 });
  const nearest = createNearestTestPool(url, 2);
  const now = overrides.now ?? (() => new Date());
  const deps: ApiDeps = {
    db,
    nearest,
    sealer: testSealer,
    vault: testVault,
    files: testFiles,
    scanner: testFileScanner,
    passwords: quickPasswords(),
    drawDocument,
    pages: drawHere,
    pdfs: checkHere,
    payments: createSandboxPayments({ sealer: testSealer, now }),
    elds: eldProviders({ isProduction: false }),
    billing: createSandboxBilling({ sealer: testSealer, now }),
    mailFrom: 'Gladhand <no-reply@gladhand.example>',
    support: {
      phone: '+15625550100',
      email: 'support@gladhand.example',
      postalAddress: '1 Harbor Plaza, Long Beach, CA 90802',
    },
    temporal: { deadlineMs: 8_000, update: () => Promise.reject(new ProblemError('unavailable')) },
    log: createLogger({ level: 'silent', name: 'test' }),
    social: createSocial({}),
    now,
    trustedProxies: ['loopback'],
    publicUrl: 'http://127.0.0.1:8080',
    checkResponses: true,
    onlyApprovedTexts: false,
    limits: { callsPerTenSeconds: 1_000_000, failedSignIns: 1_000 },
    readiness: {
      database: () => Promise.resolve(),
      temporal: () => Promise.resolve(),
      worker: () => Promise.resolve(),
      loop: () => Promise.resolve(),
      pool: () => Promise.resolve(),
    },
    sessionEnded: () => undefined,
    uploadProgress: () => undefined,
    ...overrides,
  };
  return {
    app: createApp(deps, routes),
    db,
    databaseUrl: url,
    deps,
    another: (changes = {}) => createApp({ ...deps, ...changes }, routes),
    close: async () => {
      await db.destroy();
      await nearest.destroy();
      await drop();
    },
  };
}

/** Sends requests as one signed-in person. */
export function as(app: Express, accessToken: string) {
  const bearer = `Bearer ${accessToken}`;
  return {
    get: (path: string) => request(app).get(path).set('Authorization', bearer),
    post: (path: string) => request(app).post(path).set('Authorization', bearer),
    put: (path: string) => request(app).put(path).set('Authorization', bearer),
    patch: (path: string) => request(app).patch(path).set('Authorization', bearer),
    delete: (path: string) => request(app).delete(path).set('Authorization', bearer),
  };
}

/** The problem in a refusal. */
export function problemOf(response: { readonly body: unknown }): ProblemView {
  return ProblemView.parse(response.body);
}
