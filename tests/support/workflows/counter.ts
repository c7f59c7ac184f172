import { ApplicationFailure, condition, defineUpdate, setHandler } from '@temporalio/workflow';

export interface Add {
  readonly amount: number;
}

export const add = defineUpdate<number, [Add]>('add');

/** The smallest workflow with an Update that is accepted, refused with a cataloged problem, or refused with an unknown code. */
export async function counter(): Promise<void> {
  let total = 0;
  const refuse = (type: string, params: object) => {
    throw ApplicationFailure.create({ type, nonRetryable: true, message: type, details: [params] });
  };
  setHandler(
    add,
    ({ amount }) => {
      if (amount === 13) refuse('unknown-to-the-catalogue', { secret: 'detail' });
      total += amount;
      return total;
    },
    {
      validator: ({ amount }) => {
        if (amount < 0) refuse('organization-inactive', { organization: 'Blue Mesa' });
      },
    },
  );
  await condition(() => false);
}
