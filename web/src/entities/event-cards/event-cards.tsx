import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DossierAccident, DossierViolation } from '#domain/driver-dossier/schema';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';
import type { CardEditing } from './card-tools';
import { CardTools } from './card-tools';
import { CutValue } from './cut-value';
import { useStated } from './use-stated';
import './event-cards.css';

interface CardProps {
  /** The day, or the month where days are not shown. */
  date: string;
  /** Edit and delete icons, only where the caller marks the card editable. */
  editing?: CardEditing | undefined;
  children?: ReactNode;
}

const Card = ({ date, editing, facts, children }: CardProps & { facts: readonly Fact[] }) => (
  <article className="gh-event-card">
    <div className="gh-event-card-head">
      <h5>{date}</h5>
      {editing === undefined ? null : <CardTools editing={editing} />}
    </div>
    <Facts columns={1} facts={facts} />
    {children}
  </article>
);

/** The fields of a violation that a card shows. */
export type ShownViolation = Pick<DossierViolation, 'charge' | 'details' | 'commercial' | 'penalty' | 'state'>;

/** A traffic conviction. */
export function ViolationCard({ violation, ...card }: CardProps & { violation: ShownViolation }) {
  const { t } = useTranslation(['histories', 'labels', 'common']);
  const { text, yesNo, state: nameOfState } = useStated();
  const { charge, details, commercial, penalty, state } = violation;
  const named = charge === null ? '' : t(`histories:charge.${charge}`);
  const charged = [charge === 'other' ? '' : named, details].filter((part) => part !== '').join(': ') || named;
  const penalties = penalty.map((code) => t(`histories:penalty.${code}`)).join(', ') || '-';
  const facts = [
    { label: t('labels:term.charge'), value: <CutValue label={t('labels:term.charge')} text={text(charged)} /> },
    { label: t('histories:card.commercial'), value: yesNo(commercial) },
    { label: t('labels:term.penalty'), value: <CutValue label={t('labels:term.penalty')} text={penalties} /> },
    { label: t('common:term.state'), value: nameOfState(state) },
  ];
  return <Card {...card} facts={facts} />;
}

/** The fields of an accident that a card shows. */
export type ShownAccident = Pick<DossierAccident, 'city' | 'state' | 'commercial' | 'preventable' | 'details'>;

/** An accident. */
export function AccidentCard({ accident, ...card }: CardProps & { accident: ShownAccident }) {
  const { t } = useTranslation(['histories', 'labels', 'common']);
  const { text, yesNo, place } = useStated();
  const { commercial, preventable, details } = accident;
  const where = t('common:term.cityAndState');
  const facts = [
    { label: where, value: <CutValue label={where} text={place(accident)} /> },
    { label: t('histories:card.commercial'), value: yesNo(commercial) },
    { label: t('labels:term.accidentPreventable'), value: yesNo(preventable) },
    { label: t('labels:term.details'), value: <CutValue label={t('labels:term.details')} text={text(details)} /> },
  ];
  return <Card {...card} facts={facts} />;
}
