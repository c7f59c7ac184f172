/** A driver or candidate of a bulk action. */
export interface BulkOutcome {
  _id: string;
  name: string;
  /** Why the action is not possible, or failed. */
  problem: { message: string } | null;
}

/** The refused drivers, with reasons. */
export const RefusedOutcomes = ({ outcomes, title }: { outcomes: readonly BulkOutcome[]; title: string }) => (
  <section aria-label={title}>
    <h3 className="gh-bulk-title">{title}</h3>
    <ul className="gh-bulk-list">
      {outcomes.map(({ _id, name, problem }) => (
        <li key={_id}>
          <strong>{name}</strong>
          <span className="gh-bulk-why">{problem?.message}</span>
        </li>
      ))}
    </ul>
  </section>
);

interface PossibleOutcomesProps<Outcome> {
  outcomes: readonly Outcome[];
  title: string;
  /** What is shown beside each name. */
  detail: (outcome: Outcome) => string;
}

/** The drivers for whom the action is possible. */
export const PossibleOutcomes = <Outcome extends BulkOutcome>(props: PossibleOutcomesProps<Outcome>) => {
  const { outcomes, title, detail } = props;
  return (
    <section aria-label={title}>
      <h3 className="gh-bulk-title">{title}</h3>
      <ul className="gh-bulk-list">
        {outcomes.map((outcome) => (
          <li key={outcome._id}>
            {outcome.name}
            <span className="gh-bulk-why">{detail(outcome)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
