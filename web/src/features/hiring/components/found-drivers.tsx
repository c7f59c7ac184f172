import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '#domain/drivers/filters/rules';
import type { FilteredDriver } from '#domain/drivers/filters/schema';
import { MAX_RANKED } from '#domain/drivers/ranking';
import { BenchChip } from '#web/entities/bench/bench-chip';
import { SelectionBar } from '#web/entities/bulk/selection-bar';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { inviteDriverModal } from '#web/entities/invitations/modals';
import { useInviteReason } from '#web/entities/invitations/use-invite-reason';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatCount } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import type { CardSelect } from '#web/shared/table/card-list';
import { KeyedCardList } from '#web/shared/table/keyed-card-list';
import { useSelection } from '#web/shared/table/selection';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { filteredDriversQuery } from '../api/filtered-drivers';
import { filtersOf, noFilters, orderlessSortOf, searchParams } from '../model/search-params';
import { candidateBulkModal } from './bulk/modals';
import { DriverLine } from './driver-line';
import { RowMenu } from './search-actions';

function Actions({ driver }: { driver: FilteredDriver }) {
  const { t } = useTranslation('drivers');
  const reason = useInviteReason();
  return (
    <div className="gh-candidate-actions">
      <RefusableButton
        size="small"
        reason={reason}
        onClick={() => {
          openModal(inviteDriverModal, { driverId: driver._id, name: driverName(driver), source: 'search' });
        }}
      >
        {t('invite.open')}
      </RefusableButton>
      <RowMenu card={driver} />
    </div>
  );
}

function Row({ driver, select }: { driver: FilteredDriver; select: CardSelect | undefined }) {
  const line = (
    <DriverLine
      driver={driver}
      distanceMiles={driver.distanceMiles}
      fit={[]}
      profilePath={paths.driverProfile(driver._id)}
      status={driver.benchStatus === null ? null : <BenchChip status={driver.benchStatus} />}
      actions={<Actions driver={driver} />}
    />
  );
  if (select === undefined) return line;
  return (
    <div className="gh-search-pick">
      {select.box}
      <span id={select.nameId} hidden>
        {driverName(driver)}
      </span>
      {line}
    </div>
  );
}

/** Invites the selected drivers to an order, which is chosen before the preview. */
function InviteBar({ driverIds, onClear }: { driverIds: readonly string[]; onClear: () => void }) {
  const { t } = useTranslation(['bulk', 'hiring']);
  const reason = useInviteReason();
  return (
    <SelectionBar
      label={t('bar')}
      ids={driverIds}
      matching={undefined}
      selectedText={(count) => t('selected', { count })}
      allText={(count) => t('selected', { count })}
      takeAllText={(count) => t('takeAll', { count })}
      onClear={onClear}
      actions={({ count, isDisabled }) => (
        <RefusableButton
          size="small"
          variant="primary"
          disabled={isDisabled}
          reason={reason}
          onClick={() => {
            openModal(candidateBulkModal, {
              kind: 'invite',
              targets: { driverIds: [...driverIds] },
              count,
              onDone: onClear,
            });
          }}
        >
          {t('hiring:inviteMany.open', { count })}
        </RefusableButton>
      )}
    />
  );
}

/** The drivers near a facility that the filters find, to invite them, one by one or together, or for the bench. */
export function FoundDrivers({ facilityId }: { facilityId: string }) {
  const { t } = useTranslation(['hiring', 'common']);
  const [values, setValues] = useQueryStates(searchParams);
  const filters = filtersOf(values);
  const sort = orderlessSortOf(values.sort);
  const query = useInfiniteQuery(filteredDriversQuery({ ...filters, facilityId, sort }));
  const list = pagedListOf(query, (rows) => ({ rows }));
  const rows = list.status === 'ready' ? list.rows : [];
  const mayAct = useCan('hiring:act');
  const selection = useSelection(JSON.stringify({ filters, facilityId, sort }));
  const selected = rows.map(({ _id }) => _id).filter((id) => selection.selected.has(id));
  const empty = isFiltered(filters)
    ? {
        title: t('empty.search'),
        hint: t('empty.searchFiltered'),
        action: <Button onClick={() => void setValues(noFilters)}>{t('filter.clear')}</Button>,
      }
    : { title: t('find.noFilter'), hint: t('find.noFilterHint') };
  return (
    <>
      {rows.length === 0 || sort === 'distance' ? null : (
        <p role="status" className="gh-search-found">
          {t('search.ranked', { number: formatCount(MAX_RANKED) })}
        </p>
      )}
      <div className="gh-driver-lines">
        <KeyedCardList
          label={t('common:nav.findDrivers')}
          list={list.status === 'ready' ? { ...list, total: query.hasNextPage ? undefined : rows.length } : list}
          rowKey={({ _id }) => _id}
          empty={empty}
          selection={mayAct ? selection : undefined}
          card={(driver, select) => <Row driver={driver} select={select} />}
        />
        {selected.length === 0 ? null : (
          <Suspense fallback={null}>
            <InviteBar
              driverIds={selected}
              onClear={() => {
                selection.setAll([]);
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
