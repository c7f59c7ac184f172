import { type PasswordTask, runPasswordTaskHere } from './passwords';
import { handleInThread } from './threads';

handleInThread((task: PasswordTask) => Promise.resolve(runPasswordTaskHere(task)));
