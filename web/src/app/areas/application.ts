/** Pages of the driver's application, loaded as one chunk. Other modules import them directly. */
export { DocumentsPage } from '../../features/documents/components/documents-page';
export { PhotoPage } from '../../features/documents/components/photo-page';
export { ResumePage } from '../../features/documents/components/resume-page';
export { EmailPage } from '../../features/onboarding/components/email-page';
export { PhonePage } from '../../features/onboarding/components/phone-page';
