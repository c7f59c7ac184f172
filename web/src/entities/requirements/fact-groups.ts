import type { FileFacts } from '#domain/requirements/file-schema';
import type { ExemptionSection } from '#domain/requirements/model/facts';

/** A fact that people state. */
export type StatableFact = keyof FileFacts;
export type FactGroup = 'job' | 'driver' | 'hiring' | 'licenses' | 'employers';

/** Facts as a form shows them together. */
export const factGroups = {
  job: [
    'interstate',
    'cdlJob',
    'cdlClass',
    'jobState',
    'vehicleWeight',
    'passengers',
    'forPay',
    'hazmat',
    'cargoTank',
    'doubleTriple',
    'lcv',
    'schoolBus',
    'combination',
    'airBrakes',
    'manualTransmission',
    'portArea',
    'exemptOperation',
    'exemptionSection',
    'firstOrIntermittentUse',
  ],
  driver: [
    'category',
    'nonDomiciledCdl',
    'learnerPermit',
    'newCdlHolder',
    'variance',
    'insulin',
    'visionStandard',
    'firstVisionQualification',
    'unresolvedViolation',
  ],
  hiring: ['remoteHiring', 'refusedBecauseOfReport'],
  licenses: ['licenses'],
  employers: ['employers'],
} as const satisfies Record<FactGroup, readonly StatableFact[]>;

/** Facts that only the driver knows; the rest is for those who hire. */
export const driversOwn: readonly StatableFact[] = ['licenses', 'category', 'employers'];

const all: readonly StatableFact[] = Object.values(factGroups).flat();

/** The names of the sections, without the dot that texts cannot have in their keys. */
export const exemptionNames = {
  '391.2': 'farmOperations',
  '390.39': 'coveredFarmVehicle',
  '391.62': 'intracityZone',
  '391.67': 'articulatedFarmVehicle',
  '391.68': 'passengersNonbusiness',
  '391.69': 'passengersBusiness',
} as const satisfies Record<ExemptionSection, string>;

const exemption: readonly StatableFact[] = ['exemptOperation', 'exemptionSection'];
const ofJob: readonly StatableFact[] = ['interstate', 'vehicleWeight', 'passengers', 'forPay', 'hazmat'];

/** The facts to state for one that follows from others. */
const parts: Readonly<Record<string, readonly StatableFact[]>> = {
  dqJob: ofJob,
  exemptFromPart391: exemption,
  exemptFromAge: exemption,
  exemptFromApplication: exemption,
  exemptFromAnnualReview: exemption,
  exemptFromRoadTest: exemption,
  exemptFromMedicalProof: exemption,
  outsidePart391: [...ofJob, ...exemption],
  outsideApplicationRules: [...ofJob, ...exemption],
  noQualificationFile: [...ofJob, ...exemption],
  foreignCdl: ['licenses'],
  yearlyMedical: ['insulin', 'visionStandard'],
  violation: ['unresolvedViolation'],
  dotEmployers: ['employers'],
  testedEmployers: ['employers'],
  otherModesOrPlan: ['employers'],
  pastEmployers: ['employers'],
};

/** The missing facts of a line that somebody can state, and the details of the employment among them. */
export function statable(facts: readonly string[]): StatableFact[] {
  const names = new Set<string>(facts.flatMap((fact): readonly string[] => parts[fact] ?? [fact]));
  return all.filter((name) => names.has(name));
}

const ofEmployment = ['employee', 'multipleEmployer', 'furnished'];

/** Whether the missing facts are details of the employment. */
export const needsEmployment = (facts: readonly string[]): boolean => facts.some((fact) => ofEmployment.includes(fact));
