import type { Crew } from './crew';
import { inTurn, opening, pressing } from './scene';
import type { Scene } from './scene';

const parts = [
  'employmentHistory',
  'residenceHistory',
  'militaryService',
  'drivingSchool',
  'unemploymentPeriod',
  'violations',
  'accidents',
  'references',
  'schedule',
] as const;

/** What an applying driver tells of his past, who speaks for him, and his week. */
export function historyScenes({ applicant, drivers }: Crew): Scene[] {
  const [home] = drivers;
  const week: Scene = { name: 'driver-week', person: home, path: '/driver/home', open: opening('Change your week') };
  if (applicant === undefined) return [week];
  const at = (part: string) => ({ person: applicant, path: `/driver/onboarding/${part}` });
  // Sent as they are, so that every field complains.
  const forms = parts
    .filter((part) => part !== 'schedule')
    .map((part): Scene => {
      const path = part === 'references' ? `${part}?edit=9` : `${part}?add=1`;
      return { name: `driver-${part}-form`, ...at(path), open: pressing('Save') };
    });
  return [
    ...parts.map((part): Scene => ({ name: `driver-${part}`, ...at(part) })),
    ...forms,
    { name: 'driver-gap', ...at('employmentHistory'), open: filling },
    { name: 'driver-schedule-empty', ...at('schedule'), open: inTurn(clearing, pressing('Next: times')) },
    { name: 'driver-schedule-times', ...at('schedule'), open: pressing('Next: times') },
    week,
  ];
}

const filling: NonNullable<Scene['open']> = async (page) => {
  const gap = page.getByRole('link', { name: /^Add what you did/ }).first();
  if (await gap.isVisible()) await gap.click();
};

const clearing: NonNullable<Scene['open']> = async (page) => {
  const chosen = page.getByRole('checkbox', { checked: true });
  // The first of those that are left: whoever is cleared leaves their row.
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
};
