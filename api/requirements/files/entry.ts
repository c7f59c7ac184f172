import { problemMessage } from '#domain/problems';
import { localDay } from '#domain/requirements/engine/local-day';
import type { EntryProblem, KnownDays } from '#domain/requirements/entries/problem';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import { InvalidInputError } from '../../http/validate';
import type { SignedIn } from '../../pipelines/command';

/** Refuses an entry with all of its problems. */
export function requireNoEntryProblem(problems: readonly EntryProblem[]): void {
  if (problems.length === 0) return;
  throw new InvalidInputError(
    problems.map(({ pointer, code, params }) => ({
      in: 'body',
      pointer,
      code,
      message: code === 'required' ? 'This field is required' : problemMessage(code, params),
      ...(params !== undefined && { params }),
    })),
  );
}

/** The days on which something about the driver can have happened. */
export const knownDays = ({ now }: Pick<SignedIn, 'now'>, file: DriverFile): KnownDays => ({
  birthDate: file.facts.birthDate,
  today: localDay(file, now().toISOString()),
});
