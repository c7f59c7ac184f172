/** Pages of the driver's histories, loaded as one chunk. Other modules import them directly. */
export { EmploymentHistoryPage } from '#web/features/histories/components/employment-history-page';
export {
  AccidentsPage,
  DrivingSchoolPage,
  MilitaryServicePage,
  UnemploymentPeriodPage,
  ViolationsPage,
} from '#web/features/histories/components/plain-history-pages';
export { ReferencesPage } from '#web/features/histories/components/references-page';
export { ResidenceHistoryPage } from '#web/features/histories/components/residence-history-page';
