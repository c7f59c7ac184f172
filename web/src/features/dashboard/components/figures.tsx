import { Statistic } from 'antd';
import { Link } from 'react-router';

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
          <Statistic className="gh-numbers" value={value} />
          <span>{name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
