/** The pages where drivers send files: one file to fetch. Other modules import the pages where they are. */
export { DocumentsPage } from '../../features/documents/components/documents-page';
export { PhotoPage } from '../../features/documents/components/photo-page';
export { ResumePage } from '../../features/documents/components/resume-page';
