import { useTranslation } from 'react-i18next';
import type { BenchBrief } from '#domain/bench/schema';
import { meaningfulReason } from '#domain/candidacies/states';
import { BenchChip } from '#web/entities/bench/bench-chip';
import type { BenchTarget } from '#web/entities/bench/modal-data';
import { addToBenchModal } from '#web/entities/bench/modals';
import { useBenchActions } from '#web/entities/bench/use-bench-actions';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { formatDate } from '#web/shared/i18n/format';
import { useCan } from '#web/shared/session/current-user';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';

function Entry({ entry, target }: { entry: BenchBrief; target: BenchTarget }) {
  const { t } = useTranslation(['bench', 'common', 'labels']);
  const { first, others } = useBenchActions(entry, target);
  const { status, since, note, addedBy, addedAt, reason, reasonText } = entry;
  const meaningful = reason === null ? null : meaningfulReason(reason, reasonText);
  return (
    <div className="gh-profile-bench">
      <p>
        <BenchChip status={status} /> {t('common:age.since', { date: formatDate(since) })}
      </p>
      <p>{t('addedBy', { name: addedBy, date: formatDate(addedAt) })}</p>
      {note === null ? null : <blockquote>{note}</blockquote>}
      {reason === null ? null : (
        <p>
          {[meaningful === null ? null : t(`labels:reason.${meaningful}`), reasonText]
            .filter((part) => part !== null)
            .join(': ')}
        </p>
      )}
      <div className="gh-profile-bench-actions">
        {first === undefined ? null : (
          <RefusableButton size="small" reason={first.reason} onClick={first.run}>
            {first.label}
          </RefusableButton>
        )}
        <ActionMenu label={t('more', { name: target.name })} actions={others} />
      </div>
    </div>
  );
}

/** The driver's place on the carrier's bench, or the button that adds them. */
export function BenchSection({ entry, target }: { entry: BenchBrief | null; target: BenchTarget }) {
  const { t } = useTranslation('bench');
  const refusalText = useRefusalText();
  const mayAct = useCan('hiring:act');
  return (
    <section aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {entry === null ? (
        <RefusableButton
          size="small"
          reason={mayAct ? undefined : refusalText('forbidden')}
          onClick={() => {
            openModal(addToBenchModal, target);
          }}
        >
          {t('add.action')}
        </RefusableButton>
      ) : (
        <Entry entry={entry} target={target} />
      )}
    </section>
  );
}
