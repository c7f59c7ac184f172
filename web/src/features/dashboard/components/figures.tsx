import { Link } from 'react-router';
import { formatCount } from '#web/shared/i18n/format';

export interface Figure {
  label: string;
  value: number;
  to: string;
}

/** Numbers that link to their rows. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <ul className="gh-figures" aria-label={label}>
    {figures.map(({ label: name, value, to }) => (
      <li key={name}>
        <Link to={to}>
          <span className="gh-figure gh-numbers">{formatCount(value)}</span>
          <span>{name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
