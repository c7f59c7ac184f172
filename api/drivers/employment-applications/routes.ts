import {
  ApplicationReadingBody,
  EmploymentApplication,
  SignApplicationBody,
  WithdrawClearinghouseConsentBody,
} from '#domain/employment-applications/schema';
import { LegalTextQuery } from '#domain/legal/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { CandidacyParams } from '../me/answer';
import { markApplicationReading, readEmploymentApplication } from './read';
import { signEmploymentApplication, signingProblems, withdrawClearinghouseConsent } from './sign';

const common = { permission: 'driver:act', scope: 'driver', params: CandidacyParams } as const;
const exampleHash = '0'.repeat(64);

/**
 * The driver's application to the carrier that hires them. Responses are not stored for retries: they contain data that is sealed
 * with the driver's own key.
 */
export const employmentApplicationRoutes: readonly Route[] = [
  defineRoute({
    ...common,
    id: 'driver.read-employment-application',
    method: 'get',
    paths: ['/api/driver/candidacies/:candidacyId/employment-application'],
    summary: 'Retrieve the application to the carrier of an offer, with the texts to sign',
    query: LegalTextQuery,
    response: EmploymentApplication,
    problems: ['no-offer-to-sign-for', 'not-found'],
    example: ({ candidacyId }) => ({ params: { candidacyId } }),
    handler: ({ params, query, ctx }) => readEmploymentApplication(ctx, { ...params, ...query }),
  }),
  defineRoute({
    ...common,
    id: 'driver.mark-application-reading',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/employment-application/readings'],
    summary: 'Record that a text of an application was opened or read to the end',
    body: ApplicationReadingBody,
    problems: ['disclosure-not-read', 'no-offer-to-sign-for', 'not-found'],
    example: ({ candidacyId, consentTextId }) => ({
      params: { candidacyId },
      body: { round: 1, textId: consentTextId, part: 'opened' },
    }),
    handler: ({ params, body, ctx }) => markApplicationReading(ctx, { ...params, ...body }),
  }),
  defineRoute({
    ...common,
    id: 'driver.sign-employment-application',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/employment-application'],
    summary: 'Sign the application to the carrier of an offer',
    query: LegalTextQuery,
    body: SignApplicationBody,
    response: EmploymentApplication,
    storesResponse: false,
    problems: [...signingProblems, 'no-offer-to-sign-for', 'not-found'],
    example: ({ candidacyId }) => ({
      params: { candidacyId },
      body: {
        round: 1,
        shown: [exampleHash],
        contentSha256: exampleHash,
        fullName: 'Maria Torres',
        signature: { type: 'typed' },
        hasAgreed: true,
      },
    }),
    handler: ({ params, query, body, ctx }) => signEmploymentApplication(ctx, { ...params, ...query, ...body }),
  }),
  defineRoute({
    ...common,
    id: 'driver.withdraw-clearinghouse-consent',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/employment-application/consent-withdrawal'],
    summary: 'Withdraw the consent to limited queries of the Clearinghouse by the carrier',
    body: WithdrawClearinghouseConsentBody,
    response: EmploymentApplication,
    storesResponse: false,
    problems: ['consent-missing-or-withdrawn', 'no-offer-to-sign-for', 'not-found'],
    example: ({ candidacyId }) => ({ params: { candidacyId }, body: { round: 1 } }),
    handler: ({ params, body, ctx }) => withdrawClearinghouseConsent(ctx, { ...params, ...body }),
  }),
];
