/** Texts of the documents of drivers' files, which operations, carriers and drivers read. */
export { default as fileDocuments } from '../locales/en/file-documents.json';
