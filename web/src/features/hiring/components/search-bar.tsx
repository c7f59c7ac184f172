import { useQueryStates } from 'nuqs';
import { Suspense, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { driverSorts, orderlessSorts } from '#domain/drivers/ranking';
import type { OrderView } from '#domain/job-orders/schema';
import { Choice } from '#web/shared/form/choice';
import { Switch } from '#web/shared/form/choice-fields';
import { formatMiles } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { PlainButton } from '#web/shared/ui/plain-button';
import type { SearchValues } from '../model/search-params';
import { countFilters, noFilters, orderlessSortOf, searchParams } from '../model/search-params';
import { LazyRadiusMap } from './lazy-radius-map';
import { SearchFilters } from './search-filters';

/** The applied filters as text, each with a button that removes it. */
function useApplied(values: SearchValues): { key: string; label: string; without: Partial<SearchValues> }[] {
  const { t } = useTranslation(['hiring', 'labels']);
  const list = <Value extends string>(
    key: 'class' | 'transmission' | 'endorsements' | 'freightLevel' | 'freightType' | 'shift',
    chosen: readonly Value[],
    label: (value: Value) => string,
  ) =>
    chosen.map((value) => ({
      key: `${key}.${value}`,
      label: label(value),
      without: { [key]: chosen.filter((other) => other !== value) },
    }));
  return [
    ...(values.name === ''
      ? []
      : [{ key: 'name', label: t('filter.named', { name: values.name }), without: { name: '' } }]),
    ...(values.miles === null
      ? []
      : [
          {
            key: 'miles',
            label: t('filter.within', { distance: formatMiles(values.miles) }),
            without: { miles: null },
          },
        ]),
    ...list('class', values.class, (value) => t(`labels:driverClass.${value}`)),
    ...list('transmission', values.transmission, (value) => t(`labels:transmission.${value}`)),
    ...list('endorsements', values.endorsements, (value) => t(`labels:endorsementShort.${value}`)),
    ...list('freightLevel', values.freightLevel, (value) => t(`labels:freightLevel.${value}`)),
    ...list('freightType', values.freightType, (value) => value),
    ...list('shift', values.shift, (value) => t(`labels:shiftType.${value}`)),
  ];
}

/** The radius on the map. */
function MapPanel({ facility }: Pick<OrderView, 'facility'>) {
  const [{ miles }, setValues] = useQueryStates(searchParams);
  const apply = useCallback((next: number) => void setValues({ miles: next }), [setValues]);
  return (
    <Suspense fallback={<div className="gh-radius-loading" />}>
      <LazyRadiusMap facility={facility} miles={miles} onChange={apply} />
    </Suspense>
  );
}

interface SearchBarProps extends Pick<OrderView, 'facility'> {
  /** Without a job order, there is nothing for drivers to match. */
  orderless?: boolean;
}

/**
 * Filters above the search: switches, order and map apply by themselves, the rest is in a panel; applied filters stay
 * visible.
 */
export function SearchBar({ facility, orderless = false }: SearchBarProps) {
  const { t } = useTranslation('hiring');
  const [values, setValues] = useQueryStates(searchParams);
  const [open, setOpen] = useState(false);
  const [hasMap, setHasMap] = useState(false);
  const panelId = useId();
  const mapId = useId();
  const applied = useApplied(values);
  const panelFilters = countFilters({ ...values, certified: false, fits: false });
  return (
    <div className="gh-search-bar">
      <div className="gh-search-row">
        <Switch
          label={t('filter.certified')}
          checked={values.certified}
          onChange={(certified) => void setValues({ certified })}
        />
        {orderless ? null : (
          <Switch label={t('filter.fits')} checked={values.fits} onChange={(fits) => void setValues({ fits })} />
        )}
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {panelFilters === 0 ? t('filter.open') : t('filter.openCount', { applied: panelFilters })}
        </Button>
        <Button
          size="small"
          aria-expanded={hasMap}
          aria-controls={mapId}
          onClick={() => {
            setHasMap(!hasMap);
          }}
        >
          {t('map.open')}
        </Button>
        {applied.map(({ key, label, without }) => (
          <PlainButton
            key={key}
            className="gh-filter-chip"
            aria-label={t('filter.remove', { filter: label })}
            onClick={() => void setValues(without)}
          >
            {label}
            <span aria-hidden="true">×</span>
          </PlainButton>
        ))}
        {panelFilters === 0 ? null : (
          <Button size="small" variant="text" onClick={() => void setValues(noFilters)}>
            {t('filter.clear')}
          </Button>
        )}
        <Choice
          className="gh-search-sort"
          label={t('sort.label')}
          values={orderless ? orderlessSorts : driverSorts}
          text={(sort) => t(`sort.by.${sort}`)}
          value={orderless ? orderlessSortOf(values.sort) : values.sort}
          onChange={(sort) => void setValues({ sort })}
        />
      </div>
      <div id={mapId} hidden={!hasMap}>
        {hasMap ? <MapPanel facility={facility} /> : null}
      </div>
      <div id={panelId} hidden={!open}>
        {open ? (
          <SearchFilters
            key={JSON.stringify(values)}
            applied={values}
            apply={(next) => {
              void setValues(next);
              setOpen(false);
            }}
            close={() => {
              setOpen(false);
            }}
          />
        ) : null}
      </div>
    </div>
  );
}
