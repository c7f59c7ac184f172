import type { Knex } from 'knex';

import * as createOrganizations from './migrations/202611210900-create-organizations';
import * as createUsers from './migrations/202611210901-create-users';
import * as createSessions from './migrations/202611210902-create-sessions';
import * as createIdempotencyKeys from './migrations/202611210903-create-idempotency-keys';
import * as createRateLimits from './migrations/202611210904-create-rate-limits';
import * as createSocketIoAttachments from './migrations/202611210905-create-socket-io-attachments';
import * as createAccessLog from './migrations/202611210906-create-access-log';
import * as createOutbox from './migrations/202611210907-create-outbox';
import * as createFacilities from './migrations/202611211000-create-facilities';
import * as createMatchCriteria from './migrations/202611211001-create-match-criteria';
import * as createDrivers from './migrations/202611211002-create-drivers';
import * as createJobOrders from './migrations/202611211003-create-job-orders';
import * as createCandidacies from './migrations/202611211004-create-candidacies';
import * as createInterviews from './migrations/202611211005-create-interviews';
import * as createDriverHires from './migrations/202611211006-create-driver-hires';
import * as createWorkflowEvents from './migrations/202611211007-create-workflow-events';
import * as createMessages from './migrations/202611211008-create-messages';
import * as indexOperationsUsers from './migrations/202611211009-index-operations-users';
import * as openAccounts from './migrations/202611211200-open-accounts';
import * as createAccountLinks from './migrations/202611211201-create-account-links';
import * as createOneTimeCodes from './migrations/202611211202-create-one-time-codes';
import * as createAccountMessages from './migrations/202611211203-create-account-messages';
import * as createAccountAudit from './migrations/202611211204-create-account-audit';
import * as indexOrdersByTurn from './migrations/202611211210-index-orders-by-turn';
import * as rememberConfirmedEmails from './migrations/202611211300-remember-confirmed-emails';
import * as showPipelines from './migrations/202611211211-show-pipelines';
import * as completePipelines from './migrations/202611211212-complete-pipelines';
import * as createServedStates from './migrations/202611211400-create-served-states';
import * as createFmcsaCarriers from './migrations/202611211401-create-fmcsa-carriers';
import * as createCarrierApplications from './migrations/202611211402-create-carrier-applications';
import * as createCallTimes from './migrations/202611211403-create-call-times';
import * as createDriverWaitlist from './migrations/202611211404-create-driver-waitlist';
import * as createSocialIdentities from './migrations/202611211600-create-social-identities';
import * as createWebViewTokens from './migrations/202611211601-create-web-view-tokens';
import * as openTheDemo from './migrations/202611211602-open-the-demo';
import * as createPersonKeys from './migrations/202611211700-create-person-keys';
import * as createDriverFiles from './migrations/202611211701-create-driver-files';
import * as createDriverHistories from './migrations/202611211800-create-driver-histories';
import * as createDriverSubmissions from './migrations/202611211801-create-driver-submissions';
import * as createDriverReferences from './migrations/202611211802-create-driver-references';
import * as createUploads from './migrations/202611211850-create-uploads';
import * as createLegalTexts from './migrations/202611212000-create-legal-texts';
import * as createDriverCompliance from './migrations/202611212001-create-driver-compliance';
import * as createConsents from './migrations/202611212002-create-consents';
import * as tellWhatWasRead from './migrations/202611212100-tell-what-was-read';
import * as createPaymentCards from './migrations/202611212101-create-payment-cards';
import * as datePipelines from './migrations/202611212200-date-pipelines';
import * as createItemReviews from './migrations/202611212300-create-item-reviews';
import * as createResultFiles from './migrations/202611212301-create-result-files';
import * as tellWhoIsWaitedOn from './migrations/202611220100-tell-who-is-waited-on';
import * as createReviewItems from './migrations/202611220600-create-review-items';
import * as tellWhoHoldsUpHiring from './migrations/202611220300-tell-who-holds-up-hiring';
import * as rememberLastContact from './migrations/202611220301-remember-last-contact';
import * as indexStalledDrivers from './migrations/202611220302-index-stalled-drivers';
import * as indexBoards from './migrations/202611220201-index-boards';
import * as dateScreeningCalls from './migrations/202611220700-date-screening-calls';
import * as createStageVisits from './migrations/202611220801-create-stage-visits';
import * as rememberDigests from './migrations/202611220802-remember-digests';
import * as createDriverNotes from './migrations/202611220500-create-driver-notes';
import * as keepSentTexts from './migrations/202611220501-keep-sent-texts';
import * as createSavedViews from './migrations/202611220400-create-saved-views';

interface NamedMigration {
  readonly name: string;
  readonly migration: Knex.Migration;
}

/** Imported one by one, so that the list is the same in TypeScript and in the bundle; names have no ending. */
const migrations: readonly NamedMigration[] = [
  { name: '202611210900-create-organizations', migration: createOrganizations },
  { name: '202611210901-create-users', migration: createUsers },
  { name: '202611210902-create-sessions', migration: createSessions },
  { name: '202611210903-create-idempotency-keys', migration: createIdempotencyKeys },
  { name: '202611210904-create-rate-limits', migration: createRateLimits },
  { name: '202611210905-create-socket-io-attachments', migration: createSocketIoAttachments },
  { name: '202611210906-create-access-log', migration: createAccessLog },
  { name: '202611210907-create-outbox', migration: createOutbox },
  { name: '202611211000-create-facilities', migration: createFacilities },
  { name: '202611211001-create-match-criteria', migration: createMatchCriteria },
  { name: '202611211002-create-drivers', migration: createDrivers },
  { name: '202611211003-create-job-orders', migration: createJobOrders },
  { name: '202611211004-create-candidacies', migration: createCandidacies },
  { name: '202611211005-create-interviews', migration: createInterviews },
  { name: '202611211006-create-driver-hires', migration: createDriverHires },
  { name: '202611211007-create-workflow-events', migration: createWorkflowEvents },
  { name: '202611211008-create-messages', migration: createMessages },
  { name: '202611211009-index-operations-users', migration: indexOperationsUsers },
  { name: '202611211200-open-accounts', migration: openAccounts },
  { name: '202611211201-create-account-links', migration: createAccountLinks },
  { name: '202611211202-create-one-time-codes', migration: createOneTimeCodes },
  { name: '202611211203-create-account-messages', migration: createAccountMessages },
  { name: '202611211204-create-account-audit', migration: createAccountAudit },
  { name: '202611211210-index-orders-by-turn', migration: indexOrdersByTurn },
  { name: '202611211300-remember-confirmed-emails', migration: rememberConfirmedEmails },
  { name: '202611211211-show-pipelines', migration: showPipelines },
  { name: '202611211212-complete-pipelines', migration: completePipelines },
  { name: '202611211400-create-served-states', migration: createServedStates },
  { name: '202611211401-create-fmcsa-carriers', migration: createFmcsaCarriers },
  { name: '202611211402-create-carrier-applications', migration: createCarrierApplications },
  { name: '202611211403-create-call-times', migration: createCallTimes },
  { name: '202611211404-create-driver-waitlist', migration: createDriverWaitlist },
  { name: '202611211600-create-social-identities', migration: createSocialIdentities },
  { name: '202611211601-create-web-view-tokens', migration: createWebViewTokens },
  { name: '202611211602-open-the-demo', migration: openTheDemo },
  { name: '202611211700-create-person-keys', migration: createPersonKeys },
  { name: '202611211701-create-driver-files', migration: createDriverFiles },
  { name: '202611211800-create-driver-histories', migration: createDriverHistories },
  { name: '202611211801-create-driver-submissions', migration: createDriverSubmissions },
  { name: '202611211802-create-driver-references', migration: createDriverReferences },
  { name: '202611211850-create-uploads', migration: createUploads },
  { name: '202611212000-create-legal-texts', migration: createLegalTexts },
  { name: '202611212001-create-driver-compliance', migration: createDriverCompliance },
  { name: '202611212002-create-consents', migration: createConsents },
  { name: '202611212100-tell-what-was-read', migration: tellWhatWasRead },
  { name: '202611212101-create-payment-cards', migration: createPaymentCards },
  { name: '202611212200-date-pipelines', migration: datePipelines },
  { name: '202611212300-create-item-reviews', migration: createItemReviews },
  { name: '202611212301-create-result-files', migration: createResultFiles },
  { name: '202611220100-tell-who-is-waited-on', migration: tellWhoIsWaitedOn },
  { name: '202611220201-index-boards', migration: indexBoards },
  { name: '202611220300-tell-who-holds-up-hiring', migration: tellWhoHoldsUpHiring },
  { name: '202611220301-remember-last-contact', migration: rememberLastContact },
  { name: '202611220302-index-stalled-drivers', migration: indexStalledDrivers },
  { name: '202611220400-create-saved-views', migration: createSavedViews },
  { name: '202611220500-create-driver-notes', migration: createDriverNotes },
  { name: '202611220501-keep-sent-texts', migration: keepSentTexts },
  { name: '202611220700-date-screening-calls', migration: dateScreeningCalls },
  { name: '202611220801-create-stage-visits', migration: createStageVisits },
  { name: '202611220802-remember-digests', migration: rememberDigests },
];

export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ migration }) => Promise.resolve(migration),
};
