import { useTranslation } from 'react-i18next';
import { operatedEquipment, workTypes } from '#domain/driver-histories/job-codes';
import { isEvent } from '#domain/driver-histories/kinds';
import { penaltyTypes } from '#domain/driver-histories/offenses';
import type { ItemKind } from '#domain/driver-reviews/items';
import type { ItemReview, ReviewedItem } from '#domain/driver-reviews/schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { formatPhone } from '#web/shared/i18n/format';
import { KeyHint } from '#web/shared/keys/key-hint';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Facts, Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { StateChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { codesIn } from './codes-in';
import { useReviewItem } from './commands';
import { EventTools } from './event-tools';
import type { ItemField } from './fields';
import { enumFields, itemFields, titleFields } from './fields';
import { itemModal } from './modals';
import { useReviewKeys } from './review-keys';

interface ItemProps {
  driverId: string;
  kind: ItemKind;
  item: ReviewedItem;
  /** The number of columns of the item's fields. */
  columns: 1 | 2;
  /** Whether a verdict is allowed now; notes always are. */
  isOpen: boolean;
  /** Whether the caller lets accidents and violations be corrected. */
  isEditable?: boolean;
  /** Whether the approve and reject shortcuts apply to this item. */
  isCurrent?: boolean;
}

/** Formats the value of a field. */
function useAnswerText() {
  const { t } = useTranslation(['ops-reviews', 'histories']);
  return (field: ItemField, value: ReviewedItem['fields'][string]): string => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if ((field === 'phone' || field === 'fax') && typeof value === 'string') return formatPhone(value);
    const text = String(value);
    if (!enumFields.includes(field)) return text;
    if (field === 'charge') return t(`histories:charge.${text}`, { defaultValue: text });
    if (field === 'penalty')
      return codesIn(text, penaltyTypes)
        .map((code) => t(`histories:penalty.${code}`))
        .join(', ');
    if (field === 'typeOfWork')
      return codesIn(text, workTypes)
        .map((code) => t(`histories:typeOfWork.${code}`))
        .join(', ');
    if (field === 'equipment')
      return codesIn(text, operatedEquipment)
        .map((code) => t(`histories:equipment.${code}`))
        .join(', ');
    if (field === 'branch') return t(`histories:branch.${text}`, { defaultValue: text });
    if (field === 'relationship') return t(`histories:relationship.${text}`, { defaultValue: text });
    return t(`histories:employmentType.${text}`, { defaultValue: text });
  };
}

function useItemTitle({ fields, startDate, endDate }: ReviewedItem) {
  const { t } = useTranslation('ops-reviews');
  const answer = useAnswerText();
  const field = titleFields.find((entry) => fields[entry] !== undefined);
  const name = field === undefined ? t('item.noName') : answer(field, fields[field] ?? '');
  const isPeriod = fields['current'] !== undefined;
  const from = startDate === null ? '' : formatDate(startDate);
  const to = endDate === null ? t('item.now') : formatDate(endDate);
  return { name, field, when: isPeriod ? `${from} – ${to}` : from };
}

function Reviews({ reviews }: { reviews: readonly ItemReview[] }) {
  const { t } = useTranslation('ops-reviews');
  if (reviews.length === 0) return null;
  return (
    <ul className="gh-review-notes" aria-label={t('item.reviews')}>
      {reviews.map(({ _id, verdict, text, by, at }) => (
        <li key={_id}>
          <strong>{t(`item.verdict.${verdict}`)}</strong> {text}
          <span className="gh-review-aside">
            {by} · {formatDateTime(at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One item that the driver entered, with its review history and the verdict. */
export function Item({ driverId, kind, item, columns, isOpen, isEditable = false, isCurrent = false }: ItemProps) {
  const { t } = useTranslation('ops-reviews');
  const answer = useAnswerText();
  const { name, field: titleField, when } = useItemTitle(item);
  const approve = useReviewItem(() => {
    toast.success(t('item.approved', { name }));
  });
  const seen = item.reviews.at(-1)?._id ?? null;
  const facts = itemFields.flatMap((field) => {
    const value = item.fields[field];
    return value === undefined || value === null || field === titleField
      ? []
      : [{ label: t(`field.${field}`), value: answer(field, value) }];
  });
  const body = { kind, version: item.version, seen };
  const write = (verdict: 'rejected' | 'noted') => {
    openModal(itemModal, { driverId, itemId: item._id, name, verdict, ...body });
  };
  const doApprove = () => {
    approve.mutate({ id: driverId, itemId: item._id, body: { ...body, verdict: 'approved', text: null } });
  };
  const hasKeys = useReviewKeys(
    {
      approve: doApprove,
      reject: () => {
        write('rejected');
      },
    },
    isCurrent && !approve.isPending,
  );
  return (
    <li className="gh-review-item">
      <div className="gh-card-head">
        <h3>{name}</h3>
        <Inline>
          <span className="gh-review-aside">{when}</span>
          {item.verdict === null ? null : (
            <StateChip turn={item.verdict === 'approved' ? 'done' : 'blocked'}>
              {t(`item.verdict.${item.verdict}`)}
            </StateChip>
          )}
          {isEditable && isEvent(kind) ? (
            <EventTools driverId={driverId} kind={kind} item={item} title={[name, when].join(', ')} />
          ) : null}
        </Inline>
      </div>
      <Facts columns={columns} facts={facts} />
      <Reviews reviews={item.reviews} />
      {approve.error === null ? null : <Alert problem={approve.error} />}
      <Inline>
        {isOpen && item.verdict !== 'approved' ? (
          <Button size="small" loading={approve.isPending} onClick={doApprove}>
            {t('item.approve')}
            <span className="gh-hidden"> {name}</span>
            {hasKeys ? <KeyHint of="reviews.approve" /> : null}
          </Button>
        ) : null}
        {isOpen && item.verdict !== 'rejected' ? (
          <Button
            size="small"
            onClick={() => {
              write('rejected');
            }}
          >
            {t('item.reject')}
            <span className="gh-hidden"> {name}</span>
            {hasKeys ? <KeyHint of="reviews.reject" /> : null}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="text"
          onClick={() => {
            write('noted');
          }}
        >
          {t('item.note')}
          <span className="gh-hidden"> {name}</span>
        </Button>
      </Inline>
    </li>
  );
}
