import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { candidacySources } from '#domain/candidacies/sources';
import { closeReasons } from '#domain/candidacies/states';
import { useFacilityNames } from '#web/entities/facilities/facility-label';
import { facilitiesQuery } from '#web/entities/facilities/queries';
import { Choice } from '#web/shared/form/choice';
import { Field } from '#web/shared/form/field';
import { Input } from '#web/shared/form/inputs';
import { FilterFold } from '#web/shared/ui/filter-fold';
import { candidateOrdersQuery } from '../api/candidates';
import { type CandidateFilters as Filters, countFilters, statesOf } from '../model/candidate-filters';

interface CandidateFiltersProps {
  organizationId: string;
  filters: Filters;
  name: string;
  onChange: (change: Partial<Filters>) => void;
  onName: (name: string) => void;
}

const withChosen = (ids: readonly string[], chosen: string | null): readonly string[] =>
  chosen === null || ids.includes(chosen) ? ids : [...ids, chosen];

/** Filters of the candidates: name, stage, order, facility, source, and the reason of the end. A link may name an order that is not in the list. */
export function CandidateFilters({ organizationId, filters, name, onChange, onName }: CandidateFiltersProps) {
  const { t } = useTranslation(['hiring', 'console', 'labels']);
  const facilities = useQuery(facilitiesQuery(organizationId)).data ?? [];
  const orders = useQuery(candidateOrdersQuery(organizationId)).data ?? [];
  const facilityName = useFacilityNames(facilities, t('labels:term.anotherFacility'));
  const orderName = (id: string) => {
    const found = orders.find(({ _id }) => _id === id);
    return found === undefined ? t('labels:term.anotherOrder') : `${found.title} · ${found.facility}`;
  };
  return (
    <FilterFold applied={countFilters(filters) + (name === '' ? 0 : 1)}>
      <div className="gh-candidate-filters">
        <Field label={t('lists.filter.name')}>
          {(inputProps) => (
            <Input
              {...inputProps}
              aria-required={undefined}
              type="search"
              value={name}
              onChange={(event) => {
                onName(event.target.value);
              }}
            />
          )}
        </Field>
        <Choice
          label={t('lists.filter.state')}
          any={t('lists.filter.anyState')}
          value={filters.state}
          values={statesOf(filters.waiting)}
          text={(state) => t(`labels:candidacy.${state}`)}
          onChange={(state) => {
            onChange({ state });
          }}
        />
        <Choice
          label={t('lists.filter.order')}
          any={t('lists.filter.anyOrder')}
          value={filters.orderId}
          values={withChosen(
            orders.map(({ _id }) => _id),
            filters.orderId,
          )}
          text={orderName}
          onChange={(orderId) => {
            onChange({ orderId });
          }}
        />
        <Choice
          label={t('lists.filter.facility')}
          any={t('lists.filter.anyFacility')}
          value={filters.facility}
          values={withChosen(
            facilities.map(({ _id }) => _id),
            filters.facility,
          )}
          text={facilityName}
          onChange={(facility) => {
            onChange({ facility });
          }}
        />
        <Choice
          label={t('lists.filter.source')}
          any={t('lists.filter.anySource')}
          value={filters.source}
          values={candidacySources}
          text={(source) => t(`console:source.${source}`)}
          onChange={(source) => {
            onChange({ source });
          }}
        />
        {filters.waiting === 'ended' ? (
          <Choice
            label={t('lists.filter.reason')}
            any={t('lists.filter.anyReason')}
            value={filters.reason}
            values={closeReasons}
            text={(reason) => t(`labels:reason.${reason}`)}
            onChange={(reason) => {
              onChange({ reason });
            }}
          />
        ) : null}
      </div>
    </FilterFold>
  );
}
