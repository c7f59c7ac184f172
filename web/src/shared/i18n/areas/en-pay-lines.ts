import { payLineTexts } from '#domain/pay/line-texts';

/** The English texts are those of PDFs and CSV files. */
export { payLineTexts as default };
