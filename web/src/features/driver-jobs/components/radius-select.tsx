import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Field } from '../../../shared/form/field';

const RADII = [25, 50, 100] as const;
const PARAM = 'miles';

/** The radius lives in the address, so that a list can be bookmarked and "back" finds it again. */
export function useRadius() {
  const [search, setSearch] = useSearchParams();
  const miles = RADII.find((radius) => String(radius) === search.get(PARAM));
  const setMiles = (value: string) => {
    setSearch(value === '' ? {} : { [PARAM]: value }, { replace: true });
  };
  return { miles, setMiles };
}

interface RadiusSelectProps {
  miles: number | undefined;
  onChange: (value: string) => void;
}

export function RadiusSelect({ miles, onChange }: RadiusSelectProps) {
  const { t } = useTranslation('driver-jobs');
  return (
    <Field label={t('radius.label')} className="gh-radius">
      {({ id }) => (
        <select
          id={id}
          className="gh-input"
          value={miles ?? ''}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          <option value="">{t('radius.any')}</option>
          {RADII.map((radius) => (
            <option key={radius} value={radius}>
              {t('radius.within', { miles: radius })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
