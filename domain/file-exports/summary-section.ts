import type { DriverDossier } from '../driver-dossier/schema';
import { fact, facts, orNone, periodOf, placeOf } from './blocks';
import type { ExportBlock, ExportSection } from './content';
import { branchNames, experienceNames } from './labels';
import { named, yesNo } from './texts';

/** Answers of the application, driving schools and military service. */
export const summarySection = ({ qualification, drivingSchools, militaryServices }: DriverDossier): ExportSection => ({
  title: 'Summary',
  blocks: [
    ...(qualification === null ? [] : [answers(qualification)]),
    {
      type: 'table',
      title: 'Driving schools',
      columns: ['School', 'Place', 'Period', 'Graduated'],
      rows: orNone(
        drivingSchools.map((item) => [item.schoolName, placeOf(item), periodOf(item), yesNo(item.hasGraduated)]),
      ),
    },
    {
      type: 'table',
      title: 'Military',
      columns: ['Branch', 'Specialty', 'Period'],
      rows: orNone(militaryServices.map((item) => [named(branchNames, item.branch), item.specialty, periodOf(item)])),
    },
  ],
});

function answers(qualification: NonNullable<DriverDossier['qualification']>): ExportBlock {
  const { legal, english, drivingExperience, hasAccidents, hasViolations, tests } = qualification;
  const ofTests =
    tests === null
      ? []
      : [
          fact('Failed or refused a drug or alcohol test', yesNo(tests.drugOrAlcoholTests)),
          fact('Documentation of the return to duty', yesNo(tests.documentation)),
        ];
  return facts(
    [
      fact('Legally allowed to work in the United States', yesNo(legal)),
      fact('Reads and speaks English', yesNo(english)),
      fact('Driving experience', named(experienceNames, drivingExperience)),
      fact('Accidents in the last 3 years', yesNo(hasAccidents)),
      fact('Violations in the last 3 years', yesNo(hasViolations)),
      ...ofTests,
    ],
    'Qualification',
  );
}
