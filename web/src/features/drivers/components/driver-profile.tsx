import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRelated } from '#domain/driver-dossier/relation';
import type { DriverProfile as Profile } from '#domain/drivers/schema';
import { OnboardingButton } from '#web/entities/billing/onboarding/onboarding-button';
import { FileButton } from '#web/entities/driver-dossier/file-button';
import { DriverAvatar } from '#web/entities/driver-profile/driver-avatar';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { FitList } from '#web/entities/driver-profile/fit-marks';
import { useExperienceText } from '#web/entities/driver-profile/qualifications-text';
import { useReadinessText } from '#web/entities/driver-profile/readiness-text';
import { formatDate, formatDateTime, formatMiles } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { BenchSection } from './bench-section';
import { CandidacyList } from './candidacy-list';
import { ContactFacts } from './contact-facts';
import { FileAccessSection } from './file-access-section';
import { Progress } from './progress';
import { TaskFacts } from './task-facts';
import { EquipmentFacts, WeekFacts } from './work-facts';
import './profile.css';

/** The driver's license and experience. */
function useDrivingFacts(profile: Profile): Fact[] {
  const { t } = useTranslation(['drivers', 'labels']);
  const experience = useExperienceText();
  const { endorsements, expiries } = profile;
  const facts: [string, string][] = [
    [t('fact.class'), t(`labels:license.${profile.driverClass}`)],
    [t('fact.endorsements'), endorsements.map((code) => t(`labels:endorsement.${code}`)).join('; ')],
    [t('fact.experience'), experience(profile.experienceMonths)],
    ...expiries.map(({ proof, on }): [string, string] => [t(`ends.${proof}`), formatDate(on)]),
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

function Head({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['drivers', 'labels']);
  const readiness = useReadinessText();
  const { city, state, distanceMiles, isAvailable, candidacy } = profile;
  return (
    <div className="gh-profile-head">
      <DriverAvatar driver={profile} size="large" />
      <div>
        <p className="gh-profile-place">
          {city}, {state}
          {distanceMiles === null ? '' : ` · ${t('distance', { distance: formatMiles(distanceMiles) })}`}
        </p>
        <div className="gh-profile-chips">
          {candidacy === null ? null : <PlainChip>{t(`labels:candidacy.${candidacy.state}`)}</PlainChip>}
          <StateChip turn={isAvailable ? 'done' : 'blocked'}>
            {isAvailable ? t('available') : t('notAvailable')}
          </StateChip>
          {profile.readinessGaps.length === 0 ? null : (
            <StateChip turn="blocked">{readiness.short(profile.readinessGaps)}</StateChip>
          )}
          {profile.isCertified ? <StateChip turn="done">{t('certified')}</StateChip> : null}
        </div>
      </div>
    </div>
  );
}

/** The driver's file, where the API opens it. */
function ProfileFile({ profile: { _id, candidacies, bench, fileAccess } }: { profile: Profile }) {
  const relation = {
    candidacyStages: candidacies.map(({ stage }) => stage),
    bench: bench?.status ?? null,
    access: fileAccess?.state ?? 'none',
    isByLaw: fileAccess?.isByLaw ?? false,
  };
  return isRelated(relation) ? (
    <div>
      <FileButton driverId={_id} />
    </div>
  ) : null;
}

function useStatusFacts({ driverStatus, tier, lastLogin }: Profile): Fact[] {
  const { t } = useTranslation(['drivers', 'console', 'labels']);
  return [
    { label: t('fact.driverStatus'), value: t(`console:lifecycle.${driverStatus}`) },
    { label: t('fact.tier'), value: t(`labels:tier.${tier}`) },
    { label: t('fact.lastLogin'), value: lastLogin === null ? t('labels:term.never') : formatDateTime(lastLogin) },
  ];
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/**
 * Driver profile for carriers: masked before review, with contact details afterward
 * (docs/state-machines.md#visible-data).
 */
export function DriverProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation('drivers');
  const readiness = useReadinessText();
  const drivingFacts = useDrivingFacts(profile);
  const statusFacts = useStatusFacts(profile);
  const target = { driverId: profile._id, name: driverName(profile) };
  return (
    <div className="gh-profile">
      <Head profile={profile} />
      <ProfileFile profile={profile} />
      {profile.candidacies.some(({ state }) => state === 'hired') ? <OnboardingButton {...target} /> : null}
      <p className="gh-profile-description">{profile.automaticDescription}</p>
      <Progress profile={profile} />
      {profile.isMasked ? (
        <p className="gh-profile-masked">{t(profile.orderId === null ? 'maskedWithoutOrder' : 'masked')}</p>
      ) : null}
      {profile.contact === null ? null : (
        <Section title={t('section.contact')}>
          <ContactFacts contact={profile.contact} />
        </Section>
      )}
      {profile.readinessGaps.length === 0 ? null : (
        <Section title={t('section.readiness')}>
          <ul className="gh-profile-gaps">
            {readiness.lines(profile.readinessGaps).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      )}
      {profile.fit.length === 0 ? null : (
        <Section title={t('section.fit')}>
          <FitList fit={profile.fit} />
        </Section>
      )}
      <Section title={t('section.status')}>
        <Facts columns={2} facts={statusFacts} />
      </Section>
      {profile.pipelineTaskSnapshot === null ? null : (
        <Section title={t('section.tasks')}>
          <TaskFacts tasks={profile.pipelineTaskSnapshot} />
        </Section>
      )}
      <Section title={t('section.driving')}>
        <Facts columns={2} facts={drivingFacts} />
      </Section>
      <Section title={t('section.equipment')}>
        <EquipmentFacts profile={profile} />
      </Section>
      <Section title={t('section.week')}>
        <WeekFacts profile={profile} />
      </Section>
      <CandidacyList candidacies={profile.candidacies} />
      <BenchSection entry={profile.bench} target={target} />
      <FileAccessSection access={profile.fileAccess} target={target} />
    </div>
  );
}
