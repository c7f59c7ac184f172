import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orderSorts, seatFilters } from '#domain/job-orders/list-filters';
import { assignmentTypes } from '#domain/shared/job-enums';
import { useFacilityNames } from '#web/entities/facilities/facility-label';
import { facilitiesQuery } from '#web/entities/facilities/queries';
import { Choice } from '#web/shared/form/choice';
import { Checkbox, Radios } from '#web/shared/form/inputs';
import { TextBox } from '#web/shared/form/text-box';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import type { OrderFilters as Filters, OrderLayout } from '../model/filters';
import { autopilotStates, isFiltered, NO_FILTERS, orderShapes, visibilities } from '../model/filters';

interface OrderFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  layout: OrderLayout;
  onLayout: (change: Partial<OrderLayout>) => void;
}

function FacilityChoice({ value, onChange }: { value: string | null; onChange: (facility: string | null) => void }) {
  const { t } = useTranslation('orders');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const facilities = useQuery(facilitiesQuery(organizationId)).data ?? [];
  const facilityName = useFacilityNames(facilities, t('filter.thisFacility'));
  const ids = facilities.map(({ _id }) => _id);
  // A saved view may name a facility that no longer exists.
  const values = value === null || ids.includes(value) ? ids : [...ids, value];
  return (
    <Choice
      label={t('field.facility')}
      any={t('filter.any')}
      value={value}
      values={values}
      text={facilityName}
      onChange={onChange}
    />
  );
}

/** Filters of the order list; and its form, rows or cards. Rows are sorted by their column heads. */
export function OrderFilters({ filters, onChange, layout, onLayout }: OrderFiltersProps) {
  const { t } = useTranslation(['orders', 'labels', 'autopilot']);
  return (
    <div className="gh-order-filters">
      <TextBox
        type="search"
        label={t('filter.text')}
        value={filters.text}
        onChange={(text) => {
          onChange({ text });
        }}
      />
      <FacilityChoice
        value={filters.facility}
        onChange={(facility) => {
          onChange({ facility });
        }}
      />
      <Choice
        label={t('field.assignmentType')}
        any={t('filter.any')}
        value={filters.type}
        values={assignmentTypes}
        text={(type) => t(`labels:assignmentType.${type}`)}
        onChange={(type) => {
          onChange({ type });
        }}
      />
      <Choice
        label={t('column.seats')}
        any={t('filter.any')}
        value={filters.seats}
        values={seatFilters}
        text={(seats) => t(`filter.seats.${seats}`)}
        onChange={(seats) => {
          onChange({ seats });
        }}
      />
      <Choice
        label={t('filter.visibility')}
        any={t('filter.any')}
        value={filters.visibility}
        values={visibilities}
        text={(visibility) => t(`filter.visibilities.${visibility}`)}
        onChange={(visibility) => {
          onChange({ visibility });
        }}
      />
      <Choice
        label={t('autopilot:title')}
        any={t('filter.any')}
        value={filters.autopilot}
        values={autopilotStates}
        text={(autopilot) => t(`filter.autopilots.${autopilot}`)}
        onChange={(autopilot) => {
          onChange({ autopilot });
        }}
      />
      <div className="gh-order-filter-box">
        <Checkbox
          label={t('filter.waiting')}
          checked={filters.waiting}
          onChange={(waiting) => {
            onChange({ waiting });
          }}
        />
      </div>
      <div className="gh-order-filter-box">
        <Radios
          name="view"
          label={t('filter.view')}
          choices={orderShapes.map((value) => ({ value, label: t(`filter.views.${value}`) }))}
          value={layout.view}
          onChange={(view) => {
            onLayout({ view });
          }}
        />
      </div>
      {layout.view === 'cards' ? (
        <Choice
          label={t('filter.sort')}
          value={layout.sort}
          values={orderSorts}
          text={(sort) => t(`filter.sorts.${sort}`)}
          onChange={(sort) => {
            onLayout({ sort: sort ?? 'created', dir: null });
          }}
        />
      ) : null}
      {isFiltered(filters) ? (
        <div className="gh-order-filter-box">
          <Button
            variant="text"
            onClick={() => {
              onChange(NO_FILTERS);
            }}
          >
            {t('filter.clear')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
