import { useTranslation } from 'react-i18next';
import { isFileStep, needsFileOfDriver } from '#domain/candidacies/next-step';
import type { DriverApplicationView, FirstDay } from '#domain/candidacies/schema';
import { isHeldBack, useStepLine } from '#web/entities/driver/use-next-line';
import { formatDay, formatHour } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import type { Fact } from '#web/shared/ui/layout';
import { Card, Facts, Inline, Stack } from '#web/shared/ui/layout';
import { isRunning } from '../model/running';
import { FileDue } from './file-due';
import { NextAction } from './next-action';
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

/** The next step of a held start. The card of a paused carrier stands above, and says that no step there is possible. */
function HeldBack({ application }: { application: DriverApplicationView }) {
  const stepLine = useStepLine();
  const { isCarrierPaused, turn } = application;
  if (!isHeldBack(application) || (isCarrierPaused && turn !== 'you')) return null;
  return <strong>{stepLine(application)}</strong>;
}

/** The text about an offered start: the driver's answer is needed, came too late, or was another date. */
function offerOf({ next }: DriverApplicationView) {
  if (next === 'carrierAnswersStart') return 'proposed';
  return next === 'carrierConfirmsStart' ? 'unanswered' : 'offered';
}

interface DayProps {
  application: DriverApplicationView;
  firstDay: FirstDay;
  /** Whether the card of the next step, above, leads to what the driver has to do. */
  isLedAbove: boolean;
}

/** Leads to the driver's task, or to the file that others complete; a card above may do so already. */
function Actions({ application, isLedAbove }: Omit<DayProps, 'firstDay'>) {
  const { t } = useTranslation(['driver-home', 'driver']);
  const { next, turn, fileTasks } = application;
  const isLed = isHeldBack(application) && turn === 'you';
  const isAboutFile = isFileStep(next) || fileTasks.due > 0;
  return (
    <>
      {isLed && !isLedAbove ? <NextAction application={application} /> : null}
      {isAboutFile && !(isLed && needsFileOfDriver(next)) ? (
        <ButtonLink to={paths.driverOwnFile}>{t('driver:file')}</ButtonLink>
      ) : null}
    </>
  );
}

function Day({ application, firstDay, isLedAbove }: DayProps) {
  const { t } = useTranslation('driver-home');
  const factsOf = useFirstDayFacts();
  const { start, title, carrier, candidacyId } = application;
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
        <HeldBack application={application} />
        <span>
          {title} · {carrier}
        </span>
        {start.answer === 'offered' ? <p>{t(`firstDay.${offerOf(application)}`)}</p> : null}
        <Facts facts={factsOf(firstDay)} />
        <FileDue application={application} />
        <Inline>
          <Actions application={application} isLedAbove={isLedAbove} />
          <ButtonLink to={paths.driverApplication(candidacyId)}>{t('assignment.see')}</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

interface FirstDayCardProps {
  applications: readonly DriverApplicationView[];
  /** The application of the card of the next step. */
  leading: DriverApplicationView | undefined;
}

/** A hired driver's first day: where and when to go, whom to ask for, what to bring and wear. */
export function FirstDayCard({ applications, leading }: FirstDayCardProps) {
  return applications.map((application) =>
    application.firstDay === null || isRunning(application) ? null : (
      <Day
        key={application.candidacyId}
        application={application}
        firstDay={application.firstDay}
        isLedAbove={application === leading}
      />
    ),
  );
}
