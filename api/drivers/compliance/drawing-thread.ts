import { handleInThread } from '#platform/threads';
import { drawLetter, type StoredLetter } from '../../hiring/adverse-actions/draw-letter';
import { drawConsent, type SignedConsent } from './draw-consent';

/** A document to draw. */
export type Drawing = { readonly consent: SignedConsent } | { readonly notice: StoredLetter };

handleInThread((drawing: Drawing) =>
  'consent' in drawing ? drawConsent(drawing.consent) : drawLetter(drawing.notice),
);
