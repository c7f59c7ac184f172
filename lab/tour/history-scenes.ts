import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press } from './scene';

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

/** An applicant's histories, references and schedule. */
export function historyScenes({ applicant, drivers }: DemoUsers): Scene[] {
  const [home] = drivers;
  const week: Scene = { name: 'driver-week', person: home, path: '/driver/home', open: openDialog('Change your week') };
  if (applicant === undefined) return [week];
  const at = (part: string) => ({ person: applicant, path: `/driver/onboarding/${part}` });
  // Saved empty, so that every field shows its error.
  const forms = parts
    .filter((part) => part !== 'schedule')
    .map((part): Scene => {
      const path = part === 'references' ? `${part}?edit=9` : `${part}?add=1`;
      return { name: `driver-${part}-form`, ...at(path), open: press('Save') };
    });
  return [
    ...parts.map((part): Scene => ({ name: `driver-${part}`, ...at(part) })),
    ...forms,
    { name: 'driver-gap', ...at('employmentHistory'), open: openFirstGap },
    { name: 'driver-schedule-empty', ...at('schedule'), open: inOrder(clearDays, press('Next: times')) },
    { name: 'driver-schedule-times', ...at('schedule'), open: press('Next: times') },
    week,
  ];
}

const openFirstGap: NonNullable<Scene['open']> = async (page) => {
  const gap = page.getByRole('link', { name: /^Add what you did/ }).first();
  if (await gap.isVisible()) await gap.click();
};

const clearDays: NonNullable<Scene['open']> = async (page) => {
  const chosen = page.getByRole('checkbox', { checked: true });
  // Always the first one: cleared days drop out of the locator.
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
};
