import type { DriverMe } from '#domain/drivers/schema';

/** A certified driver as their own API returns them. */
export const aDriverMe = (more: Partial<DriverMe> = {}): DriverMe => ({
  _id: '018f0000-0000-7000-8000-000000000004',
  firstName: 'Maria',
  lastName: 'Gomez',
  stage: 'Certified',
  tier: 'Certified',
  percent: 100,
  lifecycleStatus: 'certified_compliant',
  isAvailable: true,
  maySwitchAvailability: true,
  isActiveDriver: true,
  isReadyForDispatch: true,
  asksPreQualification: false,
  mayCorrectAnswers: false,
  disqualification: null,
  landing: '/driver/home',
  applications: 0,
  yourTurn: 0,
  reportNotices: 0,
  isHired: false,
  hoursTask: null,
  ...more,
});
