import { useTranslation } from 'react-i18next';
import type { DossierAccident, DossierViolation, DriverDossier } from '#domain/driver-dossier/schema';
import { Facts } from '#web/shared/ui/layout';
import { useAnswers } from '../model/use-answers';
import { CutValue } from './cut-value';

interface CardProps {
  dossier: Pick<DriverDossier, 'isOutline'>;
}

/** A traffic conviction. */
export function ViolationCard({ violation, dossier }: CardProps & { violation: DossierViolation }) {
  const { t } = useTranslation(['dossier', 'histories', 'labels']);
  const { dayOrMonth, text, yesNo } = useAnswers();
  const { date, charge, details, commercial, penalty, state } = violation;
  const named = charge === null ? '' : t(`histories:charge.${charge}`);
  const charged = [charge === 'other' ? '' : named, details].filter((part) => part !== '').join(': ') || named;
  const penalties = penalty.map((code) => t(`histories:penalty.${code}`)).join(', ') || '-';
  const facts = [
    { label: t('labels:term.charge'), value: <CutValue label={t('labels:term.charge')} text={text(charged)} /> },
    { label: t('card.commercial'), value: yesNo(commercial) },
    { label: t('labels:term.penalty'), value: <CutValue label={t('labels:term.penalty')} text={penalties} /> },
    { label: t('card.state'), value: state === 'abroad' ? t('histories:field.abroad') : text(state) },
  ];
  return (
    <article className="gh-dossier-card">
      <h5>{dayOrMonth(date, dossier)}</h5>
      <Facts columns={1} facts={facts} />
    </article>
  );
}

/** An accident. */
export function AccidentCard({ accident, dossier }: CardProps & { accident: DossierAccident }) {
  const { t } = useTranslation(['dossier', 'histories', 'labels', 'common']);
  const { dayOrMonth, text, yesNo, place } = useAnswers();
  const { date, commercial, preventable, details } = accident;
  const facts = [
    { label: t('card.cityAndState'), value: <CutValue label={t('card.cityAndState')} text={place(accident)} /> },
    { label: t('card.commercial'), value: yesNo(commercial) },
    { label: t('labels:term.accidentPreventable'), value: yesNo(preventable) },
    { label: t('labels:term.details'), value: <CutValue label={t('labels:term.details')} text={text(details)} /> },
  ];
  return (
    <article className="gh-dossier-card">
      <h5>{dayOrMonth(date, dossier)}</h5>
      <Facts columns={1} facts={facts} />
    </article>
  );
}
