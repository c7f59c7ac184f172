import type { MessageContext } from '../driver-pipeline/pipeline-messages';
import type { VerificationCipher } from './sealed-rows';

/** The context of one transaction: with the driver's key, which is read before. */
export interface EventContext extends MessageContext {
  readonly cipher: VerificationCipher;
}
