import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accident, Violation } from '#domain/driver-histories/items';
import { formatDate } from '#web/shared/i18n/format';
import type { CardEditing } from './card-tools';
import { AccidentCard, ViolationCard } from './event-cards';

/** An accident or a violation as a driver entered it. */
export type StatedEvent = ({ kind: 'violation' } & Violation) | ({ kind: 'accident' } & Accident);

interface EventCardProps {
  event: StatedEvent;
  editing?: Omit<CardEditing, 'title'> | undefined;
  children?: ReactNode;
}

/** The card of an entry, named in its icons by its charge or description and its day. */
export function EventCard({ event, editing, children }: EventCardProps) {
  const { t } = useTranslation('histories');
  const date = formatDate(event.startDate);
  const commercial = event.inCommercialVehicle;
  const titled = (name: string) =>
    editing && { ...editing, title: [name, date].filter((part) => part !== '').join(', ') };
  if (event.kind === 'violation') {
    const name = event.charge === null ? event.details : t(`charge.${event.charge}`);
    return (
      <ViolationCard violation={{ ...event, commercial }} date={date} editing={titled(name)}>
        {children}
      </ViolationCard>
    );
  }
  const { description, ...accident } = event;
  return (
    <AccidentCard
      accident={{ ...accident, commercial, details: description }}
      date={date}
      editing={titled(description)}
    >
      {children}
    </AccidentCard>
  );
}
