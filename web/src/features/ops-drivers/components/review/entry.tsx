import type { ItemKind } from '#domain/driver-reviews/items';
import type { ItemReview, ReviewedEntry } from '#domain/driver-reviews/schema';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatPhoneDigits } from '../../../../shared/i18n/format';
import { Button } from '../../../../shared/ui/button';
import { Facts, Inline } from '../../../../shared/ui/layout';
import { openModal } from '../../../../shared/ui/modals';
import { StateChip } from '../../../../shared/ui/state-chip';
import { toast } from '../../../../shared/ui/toasts';
import { Alert } from '../../../../shared/ui/alert';
import { useReviewItem } from '../../api/review-commands';
import { entryFields, titleFields, wordFields } from '../../model/fields';
import type { EntryField } from '../../model/fields';
import { entryModal } from '../modals';

interface EntryProps {
  driverId: string;
  kind: ItemKind;
  entry: ReviewedEntry;
  /** Whether a verdict may be given now; notes always may. */
  isOpen: boolean;
}

/** Says an answer in words. */
function useAnswerText() {
  const { t } = useTranslation(['ops-reviews', 'histories']);
  return (field: EntryField, value: ReviewedEntry['fields'][string]): string => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (field === 'phone' && typeof value === 'string') return formatPhoneDigits(value);
    const text = String(value);
    if (!wordFields.includes(field)) return text;
    if (field === 'branch') return t(`histories:branch.${text}`, { defaultValue: text });
    if (field === 'relationship') return t(`histories:relationship.${text}`, { defaultValue: text });
    return t(`histories:employmentType.${text}`, { defaultValue: text });
  };
}

function useEntryTitle({ fields, startDate, endDate }: ReviewedEntry) {
  const { t } = useTranslation('ops-reviews');
  const answer = useAnswerText();
  const field = titleFields.find((one) => fields[one] !== undefined);
  const name = field === undefined ? t('entry.noName') : answer(field, fields[field] ?? '');
  const isPeriod = fields['current'] !== undefined;
  const from = startDate === null ? '' : formatDate(startDate);
  const to = endDate === null ? t('entry.now') : formatDate(endDate);
  return { name, when: isPeriod ? `${from} – ${to}` : from };
}

function Reviews({ reviews }: { reviews: readonly ItemReview[] }) {
  const { t } = useTranslation('ops-reviews');
  if (reviews.length === 0) return null;
  return (
    <ul className="gh-review-notes" aria-label={t('entry.reviews')}>
      {reviews.map(({ _id, verdict, text, by, at }) => (
        <li key={_id}>
          <strong>{t(`entry.verdict.${verdict}`)}</strong> {text}
          <span className="gh-ops-driver-aside">
            {by} · {formatDateTime(at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One thing that the driver entered, with what was said of it, and the verdict. */
export function Entry({ driverId, kind, entry, isOpen }: EntryProps) {
  const { t } = useTranslation('ops-reviews');
  const answer = useAnswerText();
  const { name, when } = useEntryTitle(entry);
  const approve = useReviewItem(() => {
    toast.success(t('entry.approved', { name }));
  });
  const seen = entry.reviews.at(-1)?._id ?? null;
  const facts = entryFields.flatMap((field) => {
    const value = entry.fields[field];
    return value === undefined || value === null ? [] : [{ label: t(`field.${field}`), value: answer(field, value) }];
  });
  const body = { kind, version: entry.version, seen };
  const write = (verdict: 'rejected' | 'noted') => {
    openModal(entryModal, { driverId, itemId: entry._id, name, verdict, ...body });
  };
  return (
    <li className="gh-review-entry">
      <div className="gh-card-head">
        <h3>{name}</h3>
        <Inline>
          <span className="gh-ops-driver-aside">{when}</span>
          {entry.verdict === null ? null : (
            <StateChip turn={entry.verdict === 'approved' ? 'done' : 'blocked'}>
              {t(`entry.verdict.${entry.verdict}`)}
            </StateChip>
          )}
        </Inline>
      </div>
      <Facts facts={facts} />
      <Reviews reviews={entry.reviews} />
      {approve.error === null ? null : <Alert problem={approve.error} />}
      <Inline>
        {isOpen && entry.verdict !== 'approved' ? (
          <Button
            size="small"
            loading={approve.isPending}
            onClick={() => {
              approve.mutate({ id: driverId, itemId: entry._id, body: { ...body, verdict: 'approved', text: null } });
            }}
          >
            {t('entry.approve')}
            <span className="gh-hidden"> {name}</span>
          </Button>
        ) : null}
        {isOpen && entry.verdict !== 'rejected' ? (
          <Button
            size="small"
            onClick={() => {
              write('rejected');
            }}
          >
            {t('entry.reject')}
            <span className="gh-hidden"> {name}</span>
          </Button>
        ) : null}
        <Button
          size="small"
          variant="text"
          onClick={() => {
            write('noted');
          }}
        >
          {t('entry.note')}
          <span className="gh-hidden"> {name}</span>
        </Button>
      </Inline>
    </li>
  );
}
