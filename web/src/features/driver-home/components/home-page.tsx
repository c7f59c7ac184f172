import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mustNotDrive } from '#domain/candidacies/next-step';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import type { DriverMe } from '#domain/drivers/schema';
import { AccessNotice, useAccessRequests } from '#web/entities/driver/access-notice';
import { applicationsQuery } from '#web/entities/driver/applications';
import { driverMeQuery } from '#web/entities/driver/me';
import { needsDriver, ownVerificationsQuery } from '#web/entities/driver/own-verifications';
import { personalInfoQuery } from '#web/entities/driver/personal-info';
import { ReportNotices } from '#web/entities/driver/report-notice';
import { scheduleQuery } from '#web/entities/driver/schedule/schedule';
import { VerificationNotice } from '#web/entities/driver/verification-notice';
import { settingsQuery } from '#web/shared/session/settings';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { referralQuery } from '../api/referral';
import { AssignmentCard } from './assignment-card';
import { ComingUp } from './coming-up';
import { FirstDayCard } from './first-day-card';
import { HoursNotice } from './hours-notice';
import { NextStep } from './next-step';
import { OwnFileLinks } from './own-file-links';
import { PausedCarriers } from './paused-carriers';
import { ReferralCard } from './referral-card';
import { RenewalBanner } from './renewal-banner';
import { ScheduleCard } from './schedule-card';
import { WaitingList } from './waiting-list';
import { WelcomeCard } from './welcome-card';
import './home.css';

const isLive = ({ state }: DriverApplicationView) => state !== 'closed' && state !== 'ended';

/** The current effect of the certification; an expired document suspends it. */
function certification({ isReadyForDispatch, lifecycleStatus }: DriverMe) {
  if (lifecycleStatus === 'active') return 'certified.working';
  return isReadyForDispatch ? 'certified.ready' : 'certified.expired';
}

/** Whether a carrier waits for the driver in a card above: a notice, a request for the file, a past employment. */
function useOtherTurns(live: readonly DriverApplicationView[]): boolean {
  const requests = useAccessRequests();
  const verifications = useQuery(ownVerificationsQuery()).data?.data ?? [];
  return (
    requests.length > 0 ||
    verifications.some(needsDriver) ||
    live.some(({ reportNotice }) => reportNotice?.isYourTurn === true)
  );
}

function Home({ me, applications }: { me: DriverMe; applications: readonly DriverApplicationView[] }) {
  const { t } = useTranslation('driver-home');
  const live = applications.filter(isLive);
  // A notice about a report has a card of its own.
  const own = live.filter(({ turn, reportNotice }) => turn === 'you' && reportNotice?.isYourTurn !== true);
  // Nothing is as urgent as leaving the road.
  const waiting = own.toSorted((one, other) => Number(mustNotDrive(other.next)) - Number(mustNotDrive(one.next)));
  const others = useOtherTurns(live) || me.hoursTask !== null;
  const barred = live.find(({ next }) => mustNotDrive(next));
  const isHired = live.some(({ state }) => state === 'hired');
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('welcome', { name: me.firstName })}
        subtitle={barred === undefined ? t(certification(me)) : t('certified.barred', { carrier: barred.carrier })}
      />
      <ReportNotices me={me} />
      <RenewalBanner />
      <AccessNotice />
      <VerificationNotice />
      <HoursNotice me={me} />
      <PausedCarriers applications={live} />
      {isHired || waiting.length > 0 ? null : <WelcomeCard />}
      {isHired && waiting.length === 0 ? null : <NextStep waiting={waiting} live={live} isWaitedFor={others} />}
      <WaitingList applications={waiting.slice(1)} />
      {!isHired && waiting.length > 0 ? <WelcomeCard /> : null}
      <FirstDayCard applications={live} leading={waiting[0]} />
      <AssignmentCard applications={live} leading={waiting[0]} />
      <ComingUp applications={live} />
      <ScheduleCard />
      <ReferralCard />
      <OwnFileLinks />
    </Stack>
  );
}

/** The home page of a certified driver: what needs an answer, what is planned, and their availability. */
export function HomePage() {
  const me = useQuery(driverMeQuery());
  const applications = useQuery(applicationsQuery());
  // These decide which cards stand above others; a card that came later would push what the driver already reads.
  const deciding = [useQuery(personalInfoQuery()), useQuery(settingsQuery()), useQuery(ownVerificationsQuery())];
  const isUndecided = deciding.some(({ isFetched }) => !isFetched);
  // The cards below need these; they are requested now, not after the others have been answered.
  useQuery(scheduleQuery());
  useQuery(referralQuery());
  const failed = [me, applications].find(({ data, error }) => data === undefined && error !== null);
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  if (me.data === undefined || applications.data === undefined || isUndecided) return <PageSkeleton />;
  return <Home me={me.data} applications={applications.data.data} />;
}
