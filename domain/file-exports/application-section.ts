import type { DossierViolation, DriverDossier } from '../driver-dossier/schema';
import { chargeNames } from '../driver-histories/offenses';
import { orderLabels } from '../job-orders/labels';
import { issuerText } from '../places/license-issuers';
import { fact, facts, joined, orNone, placeOf } from './blocks';
import type { ExportBlock, ExportSection } from './content';
import { classNames, medicalNames, penaltyNames, restrictionNames } from './labels';
import { day, named, none, yesNo } from './texts';

/** License, driving record, medical card and TWIC card. */
export const applicationSection = (dossier: DriverDossier): ExportSection => ({
  title: 'CDL Application',
  blocks: [
    license(dossier),
    ...drivingRecord(dossier),
    medicalCard(dossier),
    facts([fact('Expiration date', day(dossier.twicExpiration))], 'TWIC card'),
  ],
});

const license = ({ license: { details, driverClass, expireDate, endorsements } }: DriverDossier): ExportBlock =>
  facts(
    [
      fact('License number', details?.number ?? ''),
      fact('Issued by', issuerText(details?.issuingState ?? '')),
      fact('Class', named(classNames, driverClass)),
      fact('Expiration date', day(expireDate)),
      fact('Endorsements', endorsements.map((code) => orderLabels.endorsement[code]).join(', ')),
      fact('Restrictions', listed(details?.restriction?.map((code) => restrictionNames[code]))),
    ],
    'Driver License Info',
  );

const medicalCard = ({ medicalCard: { details, expireDate } }: DriverDossier): ExportBlock =>
  facts(
    [
      fact('Expiration date', day(expireDate)),
      fact('Restrictions', listed(details?.restriction?.map((code) => medicalNames[code]))),
      fact('Examiner license number', details?.examinerLicenseNumber ?? ''),
    ],
    'DOT Medical Info',
  );

const drivingRecord = ({ accidents, violations, mvrSummary }: DriverDossier): readonly ExportBlock[] => [
  facts(
    [
      fact('Number of accidents', String(accidents.length)),
      fact('Number of moving violations', String(violations.length)),
    ],
    'MVR Info',
  ),
  ...(mvrSummary === '' ? [] : [{ type: 'text' as const, title: 'MVR Details', text: mvrSummary }]),
  {
    type: 'table',
    title: 'Accidents',
    columns: ['Date', 'City and State', 'Commercial', 'Accident preventable?', 'Details'],
    rows: orNone(
      accidents.map((item) => [
        day(item.date),
        placeOf(item),
        yesNo(item.commercial),
        yesNo(item.preventable),
        item.details,
      ]),
    ),
  },
  {
    type: 'table',
    title: 'Violations',
    columns: ['Date', 'Charge', 'Commercial', 'Penalty', 'State'],
    rows: orNone(
      violations.map((item) => [day(item.date), chargeOf(item), yesNo(item.commercial), penaltyOf(item), item.state]),
    ),
  },
];

/** A list that was read and is empty says so; one that nobody read has no value. */
function listed(names: readonly string[] | null | undefined): string {
  if (names === null || names === undefined) return none;
  return names.join(', ') || 'None';
}

const chargeOf = ({ charge, details }: DossierViolation): string =>
  joined([charge === null ? '' : chargeNames[charge], details], ': ') || none;

const penaltyOf = ({ penalty }: DossierViolation): string =>
  penalty.map((code) => penaltyNames[code]).join(', ') || none;
