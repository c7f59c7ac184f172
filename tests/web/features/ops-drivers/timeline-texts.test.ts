import { expect, it } from '@jest/globals';
import { allTransitions } from '#domain/whose-turn/transitions/all';
import { candidacyTransitions } from '#domain/whose-turn/transitions/candidacies';
import type { TransitionRow } from '#domain/whose-turn/transitions/row';
import { templates } from '#web/features/ops-drivers/components/timeline/line-text';

/** The templates that the driver receives because of a transition; those about a job are stored with their text. */
const toDriver = Object.values(allTransitions)
  .filter((rows) => rows !== candidacyTransitions)
  .flatMap((rows: Readonly<Record<string, TransitionRow>>) => Object.values(rows))
  .flatMap(({ sends }) => sends)
  .flatMap((send) => /^driver: ([a-z]+-[a-z-]+) /.exec(send)?.[1] ?? []);

it('the activity says what each message to a driver was, although its text is not stored', () => {
  const known: readonly string[] = templates;

  expect(new Set(toDriver).size).toBeGreaterThan(20);
  expect([...new Set(toDriver)].filter((template) => !known.includes(template))).toEqual([]);
});
