/** Texts of the demo's page around a web view. */
export { default as webView } from '../locales/en/web-view.json';
