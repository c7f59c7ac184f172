import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Field } from '../../../shared/form/field';
import { pagedListOf } from '../../../shared/http/list-state';
import { DataTable } from '../../../shared/table/data-table';
import { organizationsQuery } from '../api/organizations';
import { CarriersFrame } from './carriers-frame';
import { useOrganizationColumns } from './organization-columns';

const PARAM = 'search';

/** Every carrier that is in: found by name, closed and opened again. */
export function OrganizationsPage() {
  const { t } = useTranslation('ops-carriers');
  const [params, setParams] = useSearchParams();
  const typed = params.get(PARAM) ?? '';
  const query = useInfiniteQuery(organizationsQuery(useDeferredValue(typed.trim())));
  const columns = useOrganizationColumns();
  return (
    <CarriersFrame line={t('organizations.lead')}>
      <Field label={t('organizations.search')} optional className="gh-carrier-search">
        {(ties) => (
          <input
            {...ties}
            type="search"
            className="gh-input"
            value={typed}
            onChange={({ target }) => {
              setParams(target.value === '' ? {} : { [PARAM]: target.value }, { replace: true });
            }}
          />
        )}
      </Field>
      <DataTable
        label={t('part.organizations')}
        columns={columns}
        list={pagedListOf(query, ({ data, count: total }) => ({ rows: data, total }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('organizations.empty'), hint: t('organizations.emptyHint') }}
      />
    </CarriersFrame>
  );
}
