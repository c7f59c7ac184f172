import { drawDocument } from './printed-document';
import { handleInThread } from './threads';

handleInThread(drawDocument);
