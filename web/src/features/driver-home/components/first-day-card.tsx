import { useTranslation } from 'react-i18next';
import { isFileStep } from '#domain/candidacies/next-step';
import type { DriverApplicationView, FirstDay } from '#domain/candidacies/schema';
import { isHeldBack, useNextLine } from '#web/entities/driver/use-next-line';
import { formatDay, formatHour } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import type { Fact } from '#web/shared/ui/layout';
import { Card, Facts, Inline, Stack } from '#web/shared/ui/layout';
import { isRunning } from '../model/running';
import { FileDue } from './file-due';
import { useWorkplaceFacts } from './workplace-facts';

function useFirstDayFacts() {
  const { t } = useTranslation('driver-home');
  const { t: labels } = useTranslation('labels');
  const workplaceFacts = useWorkplaceFacts();
  return (firstDay: FirstDay): Fact[] => {
    const { dressCode, otherRequirements } = firstDay;
    const dress = dressCode.map((item) => labels(`dressCode.${item}`)).join(' · ');
    return [
      ...workplaceFacts(firstDay, t('firstDay.contact')),
      // The documents that every driver carries (49 CFR 383.23, 391.41), then what the order requires.
      { label: t('firstDay.bring'), value: t('firstDay.papers') },
      ...(dress === '' ? [] : [{ label: t('firstDay.dress'), value: dress }]),
      ...(otherRequirements === '' ? [] : [{ label: t('firstDay.other'), value: otherRequirements }]),
    ];
  };
}

function Day({ application, firstDay }: { application: DriverApplicationView; firstDay: FirstDay }) {
  const { t } = useTranslation('driver-home');
  const { t: driver } = useTranslation('driver');
  const factsOf = useFirstDayFacts();
  const nextLine = useNextLine();
  const { start, title, carrier, candidacyId, next } = application;
  if (start === null) return null;
  const date = formatDay(start.startOn);
  const { fromHour } = firstDay;
  return (
    <Card
      title={
        fromHour === null ? t('firstDay.title', { date }) : t('firstDay.titleAt', { date, hour: formatHour(fromHour) })
      }
    >
      <Stack gap={16}>
        {isHeldBack(application) ? <strong>{nextLine(application)}</strong> : null}
        <span>
          {title} · {carrier}
        </span>
        {start.answer === 'offered' ? (
          <p>{t(start.proposal === null ? 'firstDay.offered' : 'firstDay.proposed')}</p>
        ) : null}
        <Facts facts={factsOf(firstDay)} />
        <FileDue application={application} />
        <Inline>
          {isFileStep(next) ? <ButtonLink to={paths.driverOwnFile}>{driver('file')}</ButtonLink> : null}
          <ButtonLink to={paths.driverApplication(candidacyId)}>{t('assignment.see')}</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** A hired driver's first day: where and when to go, whom to ask for, what to bring and wear. */
export function FirstDayCard({ applications }: { applications: readonly DriverApplicationView[] }) {
  return applications.map((application) =>
    application.firstDay === null || isRunning(application) ? null : (
      <Day key={application.candidacyId} application={application} firstDay={application.firstDay} />
    ),
  );
}
