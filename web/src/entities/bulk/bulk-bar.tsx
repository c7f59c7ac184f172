import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BULK_LIMIT, bulkKinds } from '#domain/bulk/actions';
import type { BulkTargets } from '#domain/bulk/schema';
import type { StalledSearch } from '#domain/stalled/schema';
import { formatCount } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { bulkModal } from './modals';
import './bulk.css';

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
  const { t } = useTranslation('ops-tools');
  const ids = [...new Set(driverIds)];
  const selected = ids.join();
  // Deselecting a row ends the selection of all rows.
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAll = allOf === selected;
  const all = isAll ? matching : undefined;
  const count = all?.count ?? ids.length;
  const targets: BulkTargets = all === undefined ? { driverIds: ids } : { matching: all.search };
  const isTooMany = all === undefined && ids.length > BULK_LIMIT;
  const isNobody = count === 0;
  return (
    <section className="gh-bulk-bar" aria-label={t('bulk.bar')}>
      <div className="gh-bulk-count">
        <strong role="status">
          {all === undefined ? t('bulk.selected', { count }) : t('bulk.allMatching', { count })}
        </strong>
        {withoutDriver > 0 && all === undefined ? (
          <span className="gh-bulk-why">{t('bulk.withoutDriver', { count: withoutDriver })}</span>
        ) : null}
        {isTooMany ? <span className="gh-bulk-why">{t('bulk.tooMany', { most: formatCount(BULK_LIMIT) })}</span> : null}
        {matching !== undefined && matching.count > ids.length ? (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              setAllOf(isAll ? null : selected);
            }}
          >
            {isAll ? t('bulk.onlySelected') : t('bulk.takeAll', { count: matching.count })}
          </Button>
        ) : null}
      </div>
      <div className="gh-bulk-acts">
        {bulkKinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            disabled={isTooMany || isNobody}
            onClick={() => {
              openModal(bulkModal, { kind, targets, count, onDone: onClear });
            }}
          >
            {t(`bulk.act.${kind}`)}
          </Button>
        ))}
        <Button variant="text" size="small" onClick={onClear}>
          {t('bulk.clear')}
        </Button>
      </div>
    </section>
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
