import { condition, setHandler } from '@temporalio/workflow';
import { record } from './messages';

/** The smallest workflow with an Update: no activity, no timer, no validator. */
export async function reference(): Promise<void> {
  let seq = 0;
  setHandler(record, () => {
    seq += 1;
    return seq;
  });
  await condition(() => false);
}
