import { useTranslation } from 'react-i18next';
import { driverStages, stageTable } from '#domain/driver-pipeline/stages';
import type { DriverProfile as Profile } from '#domain/drivers/schema';
import { initialsOf } from '#web/entities/driver-profile/driver-name';
import { FitList } from '#web/entities/driver-profile/fit-marks';
import { useExperienceText } from '#web/entities/driver-profile/qualifications-text';
import { useReadinessText } from '#web/entities/driver-profile/readiness-text';
import { formatDate, formatMiles } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { ContactFacts } from './contact-facts';
import './profile.css';

/** The driver's qualifications and preferences. */
function useDrivingFacts(profile: Profile): Fact[] {
  const { t } = useTranslation(['drivers', 'labels']);
  const experience = useExperienceText();
  const { endorsements, transmissions, freightLevels, freightTypes, shifts, expiries } = profile;
  const orNotStated = (names: readonly string[]) => (names.length === 0 ? t('labels:notStated.any') : names.join(', '));
  const facts: [string, string][] = [
    [t('fact.class'), t(`labels:license.${profile.driverClass}`)],
    [t('fact.endorsements'), endorsements.map((code) => t(`labels:endorsement.${code}`)).join('; ')],
    [t('fact.experience'), experience(profile.experienceMonths)],
    [t('fact.transmissions'), orNotStated(transmissions.map((each) => t(`transmission.${each}`)))],
    [t('fact.freightLevels'), orNotStated(freightLevels.map((each) => t(`labels:freightLevel.${each}`)))],
    [t('fact.freightTypes'), orNotStated(freightTypes)],
    [t('fact.shifts'), orNotStated(shifts.map((each) => t(`labels:shiftType.${each}`)))],
    ...expiries.map(({ proof, on }): [string, string] => [t(`ends.${proof}`), formatDate(on)]),
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

function Stage({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['drivers', 'labels']);
  const stage = driverStages.find((each) => each === profile.stage);
  if (stage === undefined) return null;
  const { percent } = stageTable[stage];
  return (
    <div className="gh-profile-stage">
      <span>{t('stage.name', { stage: t(`labels:stage.${stage}`) })}</span>
      <progress max={100} value={percent} aria-label={t('stage.progress')} />
      <span className="gh-numbers">{t('stage.percent', { percent })}</span>
    </div>
  );
}

function Head({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['drivers', 'labels']);
  const readiness = useReadinessText();
  const { city, state, distanceMiles, isAvailable, candidacy } = profile;
  return (
    <div className="gh-profile-head">
      <span className="gh-profile-avatar" aria-hidden="true">
        {initialsOf(profile)}
      </span>
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

/**
 * Driver profile for carriers: masked before review, with contact details afterward
 * (docs/state-machines.md#visible-data).
 */
export function DriverProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation('drivers');
  const readiness = useReadinessText();
  const facts = useDrivingFacts(profile);
  return (
    <div className="gh-profile">
      <Head profile={profile} />
      <Stage profile={profile} />
      {profile.isMasked ? (
        <p className="gh-profile-masked">{t(profile.orderId === null ? 'maskedWithoutOrder' : 'masked')}</p>
      ) : null}
      {profile.contact === null ? null : (
        <section aria-label={t('section.contact')}>
          <h3>{t('section.contact')}</h3>
          <ContactFacts contact={profile.contact} />
        </section>
      )}
      {profile.readinessGaps.length === 0 ? null : (
        <section aria-label={t('section.readiness')}>
          <h3>{t('section.readiness')}</h3>
          <ul className="gh-profile-gaps">
            {readiness.lines(profile.readinessGaps).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {profile.fit.length === 0 ? null : (
        <section aria-label={t('section.fit')}>
          <h3>{t('section.fit')}</h3>
          <FitList fit={profile.fit} />
        </section>
      )}
      <section aria-label={t('section.driving')}>
        <h3>{t('section.driving')}</h3>
        <Facts columns={2} facts={facts} />
      </section>
    </div>
  );
}
