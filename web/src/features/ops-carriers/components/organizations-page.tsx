import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsString, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { TextBox } from '#web/shared/form/text-box';
import { pagedListOf } from '#web/shared/http/list-state';
import { DataTable } from '#web/shared/table/data-table';
import { organizationsQuery } from '../api/organizations';
import { CarriersFrame } from './carriers-frame';
import { useOrganizationColumns } from './organization-columns';

/** All active and deactivated carriers, searchable by name. */
export function OrganizationsPage() {
  const { t } = useTranslation('ops-carriers');
  const [search, setSearch] = useQueryState('search', parseAsString.withDefault(''));
  const query = useInfiniteQuery(organizationsQuery(search.trim()));
  const columns = useOrganizationColumns();
  return (
    <CarriersFrame line={t('organizations.lead')}>
      <TextBox
        type="search"
        label={t('organizations.search')}
        className="gh-carrier-search"
        value={search}
        onChange={(text) => void setSearch(text)}
      />
      <DataTable
        label={t('part.organizations')}
        columns={columns}
        settingsName="organizations"
        list={pagedListOf(query, ({ data, count: total }) => ({ rows: data, total }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('organizations.empty'), hint: t('organizations.emptyHint') }}
      />
    </CarriersFrame>
  );
}
