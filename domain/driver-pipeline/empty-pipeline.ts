import type { DriverPipelineState, PipelineDocument } from './state';

const noFile: PipelineDocument = { status: 'initial', fileId: null };
const noTasks: DriverPipelineState['tasks'] = {
  phone: 'initial',
  email: 'initial',
  photo: 'initial',
  schedule: 'initial',
  reference: 'initial',
  employmentHistory: 'initial',
  residenceHistory: 'initial',
  compliance: 'initial',
  militaryService: 'initial',
  drivingSchool: 'initial',
  unemploymentPeriod: 'initial',
  resume: 'initial',
};

/** A driver's state before sign-up. */
export const emptyPipeline = (driverId: string): DriverPipelineState => ({
  schemaVersion: 1,
  driverId,
  seq: 0,
  about: null,
  stage: 'PreQualify',
  previousStage: null,
  enteredAt: '',
  lifecycleStatus: 'created',
  preQualification: null,
  tasks: noTasks,
  documents: { driverLicense: noFile, backDriverLicense: noFile, dotMedicalCard: noFile, mvr: noFile },
  results: { mvr: 'needed', cdlis: 'needed', backgroundCheck: 'needed', employmentVerification: 'needed' },
  call: null,
  expiries: {},
  expired: [],
  isAvailable: false,
  hires: [],
  ownerId: null,
  snooze: null,
  contactAgainAt: null,
  isErased: false,
  reported: [],
  firedDeadlines: [],
});
