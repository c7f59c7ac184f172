/** Texts of drivers' files, which operations, carriers and drivers read. */
export { default as files } from '../locales/en/files.json';
