/** What an applying driver proves and sends: one file to fetch. Other modules import the pages where they are. */
export { DocumentsPage } from '../../features/documents/components/documents-page';
export { PhotoPage } from '../../features/documents/components/photo-page';
export { ResumePage } from '../../features/documents/components/resume-page';
export { EmailPage } from '../../features/onboarding/components/email-page';
export { PhonePage } from '../../features/onboarding/components/phone-page';
