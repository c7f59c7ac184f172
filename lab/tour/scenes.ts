import { accessScenes } from './access-scenes';
import { adverseScenes } from './adverse-scenes';
import { accountScenes } from './account-scenes';
import { auditScenes } from './audit-scenes';
import { autopilotScenes } from './autopilot-scenes';
import { benchScenes } from './bench-scenes';
import { billingScenes } from './billing-scenes';
import { candidateScenes } from './candidate-scenes';
import { carrierReportScenes } from './carrier-report-scenes';
import { carrierScenes, facilityScenes } from './carrier-scenes';
import { carrierSignUpScenes } from './carrier-sign-up-scenes';
import { complianceScenes } from './compliance-scenes';
import type { DemoUsers } from './demo-users';
import { documentScenes } from './document-scenes';
import { dossierScenes } from './dossier-scenes';
import { driverFileScenes } from './driver-file-scenes';
import { driverScenes } from './driver-scenes';
import { hiringScenes } from './hiring-scenes';
import { historyScenes } from './history-scenes';
import { hoursScenes } from './hours-scenes';
import { interviewScenes } from './interview-scenes';
import { myAccountScenes } from './my-account-scenes';
import { noteScenes } from './note-scenes';
import { opsBoardScenes } from './ops-board-scenes';
import { opsCallScenes } from './ops-call-scenes';
import { opsDriverScenes } from './ops-driver-scenes';
import { opsQueueScenes } from './ops-queue-scenes';
import { opsReportScenes } from './ops-report-scenes';
import { opsRequirementScenes } from './ops-requirement-scenes';
import { opsResultScenes } from './ops-result-scenes';
import { opsReviewScenes } from './ops-review-scenes';
import { opsScenes } from './ops-scenes';
import { opsStalledScenes } from './ops-stalled-scenes';
import { opsToolScenes } from './ops-tool-scenes';
import { otherSignInScenes } from './other-sign-in-scenes';
import { personalInfoScenes } from './personal-info-scenes';
import type { Scene } from './scene';
import { timesheetScenes } from './timesheet-scenes';
import { verificationScenes } from './verification-scenes';
import { webhookScenes } from './webhook-scenes';
import type { World } from './world';

/** Every route and dialog of the product, each with a person who uses it. */
export const scenesOf = (users: DemoUsers, world: World): Scene[] => [
  ...accountScenes(users),
  ...carrierScenes(users, world),
  ...facilityScenes(users),
  ...candidateScenes(users),
  ...benchScenes(users),
  ...hiringScenes(users, world),
  ...dossierScenes(users),
  ...driverFileScenes(users),
  ...auditScenes(users),
  ...billingScenes(users, world),
  ...noteScenes(users, world),
  ...webhookScenes(users),
  ...autopilotScenes(users, world),
  ...interviewScenes(users, world),
  ...driverScenes(users, world),
  ...timesheetScenes(users),
  ...documentScenes(users),
  ...accessScenes(users),
  ...adverseScenes(users, world),
  ...verificationScenes(users, world),
  ...personalInfoScenes(users),
  ...historyScenes(users),
  ...hoursScenes(users, world),
  ...complianceScenes(users),
  ...myAccountScenes(users),
  ...opsScenes(users),
  ...opsBoardScenes(users),
  ...opsStalledScenes(users),
  ...opsToolScenes(users),
  ...opsDriverScenes(users),
  ...opsReviewScenes(users),
  ...opsQueueScenes(users),
  ...opsCallScenes(users),
  ...opsResultScenes(users),
  ...opsRequirementScenes(users),
  ...opsReportScenes(users),
  ...carrierReportScenes(users),
  ...carrierSignUpScenes(users),
  ...otherSignInScenes(),
];
