import { handleInThread } from '#platform/threads';
import { drawConsent } from './draw-consent';

handleInThread(drawConsent);
