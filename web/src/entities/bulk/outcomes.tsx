import { useTranslation } from 'react-i18next';
import type { BulkPreview } from '#domain/bulk/schema';

type Outcome = BulkPreview['data'][number];
type Refused = Pick<Outcome, '_id' | 'name' | 'problem'>;

/** The refused drivers, with reasons. */
export const RefusedOutcomes = ({ outcomes, title }: { outcomes: readonly Refused[]; title: string }) => (
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

/** The drivers, and the channels that reach each of them. */
export function PossibleOutcomes({ outcomes, title }: { outcomes: readonly Outcome[]; title: string }) {
  const { t } = useTranslation('ops-tools');
  return (
    <section aria-label={title}>
      <h3 className="gh-bulk-title">{title}</h3>
      <ul className="gh-bulk-list">
        {outcomes.map(({ _id, name, channels }) => (
          <li key={_id}>
            {name}
            <span className="gh-bulk-why">{channels.map((channel) => t(`bulk.channel.${channel}`)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
