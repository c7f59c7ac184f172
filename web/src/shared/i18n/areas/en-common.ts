export { default as common } from '../locales/en/common.json';
