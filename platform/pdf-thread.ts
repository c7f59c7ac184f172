import { checkPdf } from './pdf-check';
import { handleInThread } from './threads';

handleInThread(checkPdf);
