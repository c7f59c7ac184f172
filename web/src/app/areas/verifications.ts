/** The driver's pages about past employers' answers: in one file, because the list leads to the others. */
export { VerificationPage } from '#web/features/driver-verifications/components/verification-page';
export { VerificationsPage } from '#web/features/driver-verifications/components/verifications-page';
