import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverApplicationView, FirstDay } from '#domain/candidacies/schema';
import { isHeldBack, useNextLine } from '#web/entities/driver/use-next-line';
import { formatDay, formatHour, formatPhone } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import type { Fact } from '#web/shared/ui/layout';
import { Card, Facts, Inline, Stack } from '#web/shared/ui/layout';

const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`;

/** "Dana Reyes", with the number to call or the address to write to. */
function Contact({ contact }: { contact: NonNullable<FirstDay['contact']> }) {
  const { name, phone, email } = contact;
  return (
    <>
      {name}
      <a className="gh-touch-link" href={phone === null ? `mailto:${email}` : `tel:${phone}`}>
        {phone === null ? email : formatPhone(phone)}
      </a>
    </>
  );
}

function useFirstDayFacts() {
  const { t } = useTranslation('driver-home');
  const { t: labels } = useTranslation('labels');
  return ({ facilityName, address, contact, dressCode, otherRequirements }: FirstDay): Fact[] => {
    const where: ReactNode = (
      <>
        {facilityName}, {address}
        <a className="gh-touch-link" href={mapLink(address)} target="_blank" rel="noreferrer">
          {t('firstDay.map')}
        </a>
      </>
    );
    const dress = dressCode.map((item) => labels(`dressCode.${item}`)).join(' · ');
    return [
      { label: t('firstDay.where'), value: where },
      ...(contact === null ? [] : [{ label: t('firstDay.contact'), value: <Contact contact={contact} /> }]),
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
        <Inline>
          {next === 'completeDriverFile' ? <ButtonLink to={paths.driverOwnFile}>{driver('file')}</ButtonLink> : null}
          <ButtonLink to={paths.driverApplication(candidacyId)}>{t('assignment.see')}</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** A hired driver's first day: where and when to go, whom to ask for, what to bring and wear. */
export function FirstDayCard({ applications }: { applications: readonly DriverApplicationView[] }) {
  return applications.map((application) =>
    application.firstDay === null ? null : (
      <Day key={application.candidacyId} application={application} firstDay={application.firstDay} />
    ),
  );
}
