import { runPasswordTaskHere, type PasswordTask } from './passwords';
import { handleInThread } from './threads';

handleInThread((task: PasswordTask) => Promise.resolve(runPasswordTaskHere(task)));
