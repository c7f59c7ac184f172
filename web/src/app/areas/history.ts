/** Pages of the driver's histories, loaded as one chunk. Other modules import them directly. */
export { EmploymentHistoryPage } from '../../features/histories/components/employment-history-page';
export {
  AccidentsPage,
  DrivingSchoolPage,
  MilitaryServicePage,
  UnemploymentPeriodPage,
  ViolationsPage,
} from '../../features/histories/components/plain-history-pages';
export { ReferencesPage } from '../../features/histories/components/references-page';
export { ResidenceHistoryPage } from '../../features/histories/components/residence-history-page';
export { SchedulePage } from '../../features/histories/components/schedule-page';
