import { checkContents } from './pdf-contents';
import { handleInThread } from './threads';

handleInThread((pdf: Uint8Array) => Promise.resolve(checkContents(pdf)));
