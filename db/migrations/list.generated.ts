// Written by scripts/generate-migration-list: every migration, in order.
import * as foundations from './001-foundations';
import * as carriers from './002-carriers';
import * as accounts from './003-accounts';
import * as messages from './004-messages';
import * as facilities from './005-facilities';
import * as jobOrders from './006-job-orders';
import * as drivers from './007-drivers';
import * as driverPipeline from './008-driver-pipeline';
import * as driverFiles from './009-driver-files';
import * as driverHistories from './010-driver-histories';
import * as driverNotes from './011-driver-notes';
import * as compliance from './012-compliance';
import * as payments from './013-payments';
import * as candidacies from './014-candidacies';
import * as screening from './015-screening';
import * as reviewQueue from './016-review-queue';
import * as requirements from './017-requirements';
import * as savedViews from './018-saved-views';
import * as bulkActions from './019-bulk-actions';
import * as autopilot from './020-autopilot';
import * as interviewOffers from './021-interview-offers';
import * as facilityChanges from './022-facility-changes';
import * as bench from './023-bench';
import * as hiringReports from './024-hiring-reports';
import * as carrierNotes from './025-carrier-notes';
import * as dealbreakerAnswers from './026-dealbreaker-answers';
import * as carrierSavedViews from './027-carrier-saved-views';
import * as bulkCandidates from './028-bulk-candidates';
import * as outboxRetries from './029-outbox-retries';
import * as matchCredentials from './030-match-credentials';
import * as candidateNotes from './031-candidate-notes';
import * as messageTemplates from './032-message-templates';
import * as weeksThatTakeTurns from './033-weeks-that-take-turns';
import * as templatesForMessages from './034-templates-for-messages';
import * as orderTitles from './035-order-titles';
import * as employmentsAndEvidence from './036-employments-and-evidence';
import * as requirementRecords from './037-requirement-records';
import * as factsBecomeEvidence from './038-facts-become-evidence';
import * as fileLines from './039-file-lines';
<<<<<<< HEAD
import * as documentFindings from './042-document-findings';
=======
import * as dqAccesses from './040-dq-accesses';
>>>>>>> access

export const migrations = [
  { name: '001-foundations', migration: foundations },
  { name: '002-carriers', migration: carriers },
  { name: '003-accounts', migration: accounts },
  { name: '004-messages', migration: messages },
  { name: '005-facilities', migration: facilities },
  { name: '006-job-orders', migration: jobOrders },
  { name: '007-drivers', migration: drivers },
  { name: '008-driver-pipeline', migration: driverPipeline },
  { name: '009-driver-files', migration: driverFiles },
  { name: '010-driver-histories', migration: driverHistories },
  { name: '011-driver-notes', migration: driverNotes },
  { name: '012-compliance', migration: compliance },
  { name: '013-payments', migration: payments },
  { name: '014-candidacies', migration: candidacies },
  { name: '015-screening', migration: screening },
  { name: '016-review-queue', migration: reviewQueue },
  { name: '017-requirements', migration: requirements },
  { name: '018-saved-views', migration: savedViews },
  { name: '019-bulk-actions', migration: bulkActions },
  { name: '020-autopilot', migration: autopilot },
  { name: '021-interview-offers', migration: interviewOffers },
  { name: '022-facility-changes', migration: facilityChanges },
  { name: '023-bench', migration: bench },
  { name: '024-hiring-reports', migration: hiringReports },
  { name: '025-carrier-notes', migration: carrierNotes },
  { name: '026-dealbreaker-answers', migration: dealbreakerAnswers },
  { name: '027-carrier-saved-views', migration: carrierSavedViews },
  { name: '028-bulk-candidates', migration: bulkCandidates },
  { name: '029-outbox-retries', migration: outboxRetries },
  { name: '030-match-credentials', migration: matchCredentials },
  { name: '031-candidate-notes', migration: candidateNotes },
  { name: '032-message-templates', migration: messageTemplates },
  { name: '033-weeks-that-take-turns', migration: weeksThatTakeTurns },
  { name: '034-templates-for-messages', migration: templatesForMessages },
  { name: '035-order-titles', migration: orderTitles },
  { name: '036-employments-and-evidence', migration: employmentsAndEvidence },
  { name: '037-requirement-records', migration: requirementRecords },
  { name: '038-facts-become-evidence', migration: factsBecomeEvidence },
  { name: '039-file-lines', migration: fileLines },
<<<<<<< HEAD
  { name: '042-document-findings', migration: documentFindings },
=======
  { name: '040-dq-accesses', migration: dqAccesses },
>>>>>>> access
] as const;
