import { runPasswordTaskHere, type PasswordTask } from './passwords';
import { answerInThread } from './threads';

answerInThread((task: PasswordTask) => Promise.resolve(runPasswordTaskHere(task)));
