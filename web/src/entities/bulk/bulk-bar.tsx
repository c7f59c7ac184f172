import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/accounts/policy';
import { bulkActions, opsBulkKinds } from '#domain/bulk/actions';
import type { BulkTargets } from '#domain/bulk/schema';
import type { StalledSearch } from '#domain/stalled/schema';
import { useActor } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { bulkModal } from './modals';
import { SelectionBar } from './selection-bar';

interface BulkBarProps {
  /** The drivers of the selected rows. */
  driverIds: readonly string[];
  /** The number of selected rows without a driver, which bulk actions skip. */
  withoutDriver?: number;
  /** All drivers that match the filters, including those not loaded on the page. */
  matching?: { search: StalledSearch; count: number } | undefined;
  /** Called after an action, and when the selection is cleared. */
  onClear: () => void;
}

function Bar({ driverIds, withoutDriver = 0, matching, onClear }: BulkBarProps) {
  const { t } = useTranslation('bulk');
  const actor = useActor();
  const ids = [...new Set(driverIds)];
  const kinds = opsBulkKinds.filter((kind) => can(actor, bulkActions[kind].permission));
  return (
    <SelectionBar
      label={t('bar')}
      ids={ids}
      matching={matching?.count}
      selectedText={(count) => t('selected', { count })}
      allText={(count) => t('allMatching', { count })}
      takeAllText={(count) => t('takeAll', { count })}
      note={withoutDriver > 0 ? t('withoutDriver', { count: withoutDriver }) : undefined}
      onClear={onClear}
      actions={({ isAll, count, isDisabled }) => {
        const targets: BulkTargets =
          isAll && matching !== undefined ? { matching: matching.search } : { driverIds: ids };
        return kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            disabled={isDisabled}
            onClick={() => {
              openModal(bulkModal, { kind, targets, count, onDone: onClear });
            }}
          >
            {t(`act.${kind}`)}
          </Button>
        ));
      }}
    />
  );
}

/**
 * Bulk actions for the selected rows. Visible while rows are selected, stays below the list, and loads its own texts.
 */
export const BulkBar = (props: BulkBarProps) =>
  props.driverIds.length === 0 && !props.withoutDriver ? null : (
    <Suspense fallback={null}>
      <Bar {...props} />
    </Suspense>
  );
