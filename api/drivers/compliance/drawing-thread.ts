import { drawDocument, type PrintedDocument } from '#platform/printed-document';
import { handleInThread } from '#platform/threads';
import { drawConsent, type SignedConsent } from './draw-consent';

handleInThread((task: SignedConsent | PrintedDocument) => ('blocks' in task ? drawDocument(task) : drawConsent(task)));
