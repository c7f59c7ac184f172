import type { FileFacts, FileOnDay } from '#domain/requirements/file-schema';
import type { StatableFact } from './fact-groups';

interface UpcomingFact {
  readonly name: StatableFact;
  readonly from: string;
  readonly value: FileFacts[StatableFact];
}

/** The facts that statements change after the file's day, each with the last of its values. */
export function upcomingFacts({ on, statements }: Pick<FileOnDay, 'on' | 'statements'>): UpcomingFact[] {
  const found = new Map<StatableFact, UpcomingFact>();
  // They are sorted by their day, latest first.
  for (const { from, facts } of statements.filter((statement) => statement.from > on)) {
    for (const [key, value] of Object.entries(facts)) {
      const name = key as StatableFact;
      if (!found.has(name)) found.set(name, { name, from, value });
    }
  }
  return [...found.values()];
}
