import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollArea } from '#web/shared/ui/scroll-area';

/** A driver or candidate of a bulk action. */
export interface BulkOutcome {
  _id: string;
  /** Empty for a driver who has hidden themselves. */
  name: string;
  /** Why the action is not possible, or failed. */
  problem: { message: string } | null;
}

/** A list that can be scrolled by keyboard, too. */
const Outcomes = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="gh-bulk-title">{title}</h3>
    <ScrollArea label={title} className="gh-bulk-scroll">
      <ul className="gh-bulk-list">{children}</ul>
    </ScrollArea>
  </section>
);

/** The refused drivers, with reasons. */
export function RefusedOutcomes({ outcomes, title }: { outcomes: readonly BulkOutcome[]; title: string }) {
  const { t } = useTranslation('bulk');
  return (
    <Outcomes title={title}>
      {outcomes.map(({ _id, name, problem }) => (
        <li key={_id}>
          <strong>{name === '' ? t('hiddenDriver') : name}</strong>
          <span className="gh-bulk-why">{problem?.message}</span>
        </li>
      ))}
    </Outcomes>
  );
}

interface PossibleOutcomesProps<Outcome> {
  outcomes: readonly Outcome[];
  title: string;
  /** The text beside each name. */
  detail: (outcome: Outcome) => string;
}

/** The drivers for whom the action is possible. */
export const PossibleOutcomes = <Outcome extends BulkOutcome>(props: PossibleOutcomesProps<Outcome>) => {
  const { outcomes, title, detail } = props;
  return (
    <Outcomes title={title}>
      {outcomes.map((outcome) => (
        <li key={outcome._id}>
          {outcome.name}
          <span className="gh-bulk-why">{detail(outcome)}</span>
        </li>
      ))}
    </Outcomes>
  );
};
