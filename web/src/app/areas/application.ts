/** Pages of the driver's application, loaded as one chunk. Other modules import them directly. */
export { DocumentsPage } from '#web/features/documents/components/documents-page';
export { PhotoPage } from '#web/features/documents/components/photo-page';
export { ResumePage } from '#web/features/documents/components/resume-page';
export { EmailPage } from '#web/features/onboarding/components/email-page';
export { PhonePage } from '#web/features/onboarding/components/phone-page';
