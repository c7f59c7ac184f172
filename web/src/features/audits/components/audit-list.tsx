import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { Choice } from '#web/shared/form/choice';
import { pagedListOf } from '#web/shared/http/list-state';
import { DataTable } from '#web/shared/table/data-table';
import { Inline, Stack } from '#web/shared/ui/layout';
import { auditsQuery } from '../api/audits';
import { useAuditColumns } from './audit-columns';

const STATES = ['all', 'open', 'produced'] as const;

interface AuditListProps {
  /** For operations: the carrier. */
  organizationId?: string;
  pathOf: (id: string) => string;
}

/** Audits, those that are not produced first. */
export function AuditList({ organizationId, pathOf }: AuditListProps) {
  const { t } = useTranslation('audits');
  const [state, setState] = useQueryState('state', parseAsStringLiteral(STATES).withDefault('all'));
  const query = useInfiniteQuery(auditsQuery({ state, ...(organizationId !== undefined && { organizationId }) }));
  const columns = useAuditColumns(pathOf);
  return (
    <Stack>
      <Inline>
        <Choice
          label={t('list.show')}
          value={state}
          values={STATES}
          text={(each) => t(`list.state.${each}`)}
          onChange={(next) => void setState(next)}
        />
      </Inline>
      <DataTable
        label={t('title')}
        columns={columns}
        settingsName="audits"
        list={pagedListOf(query, ({ data, total }) => ({ rows: data, total }))}
        rowKey={({ _id }) => _id}
        empty={
          state === 'all'
            ? { title: t('list.empty'), hint: t('list.emptyHint') }
            : { title: t('list.filtered'), hint: t('list.filteredHint') }
        }
      />
    </Stack>
  );
}
