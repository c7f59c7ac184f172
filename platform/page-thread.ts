import { runPageTask } from './page-pictures';
import { handleInThread } from './threads';

handleInThread(runPageTask);
