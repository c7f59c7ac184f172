import { drawDocument, type PrintedDocument } from '#platform/printed-document';
import { handleInThread } from '#platform/threads';
import { drawLetter, type StoredLetter } from '../../hiring/adverse-actions/draw-letter';
import { drawConsent, type SignedConsent } from './draw-consent';

/** A document to draw. */
export type Drawing =
  { readonly consent: SignedConsent } | { readonly notice: StoredLetter } | { readonly document: PrintedDocument };

handleInThread((drawing: Drawing) => {
  if ('consent' in drawing) return drawConsent(drawing.consent);
  return 'notice' in drawing ? drawLetter(drawing.notice) : drawDocument(drawing.document);
});
