import { whatCarriersSee } from '#domain/dq-access/what-carriers-see';

/** The English texts are those of the emails and of the terms. */
export { whatCarriersSee as default };
