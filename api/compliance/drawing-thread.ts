import { answerInThread } from '#platform/threads';

import { drawConsent } from './draw-consent';

answerInThread(drawConsent);
