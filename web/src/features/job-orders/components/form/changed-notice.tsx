import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#domain/job-orders/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import type { OrderFormValues } from '../../model/form-values';
import { orderValues, otherChanges } from '../../model/form-values';
import { useFieldLabels } from './use-field-labels';

export interface Versions {
  /** The order as it was when editing began, or when its changes were last taken over. */
  base: OrderView;
  /** The order as it is now. */
  latest: OrderView;
  /** The problem of the last attempt to save, if it was refused because of the changes. */
  refusal: unknown;
  onTakenOver: (latest: OrderView) => void;
}

interface ChangedNoticeProps extends Versions {
  form: UseFormReturn<OrderFormValues>;
}

/** Shown once somebody else has saved the order while this form was open: their changes, and a button that takes them over. */
export function ChangedNotice({ form, base, latest, refusal, onTakenOver }: ChangedNoticeProps) {
  const { t } = useTranslation('orders');
  const labels = useFieldLabels();
  const problemText = useProblemText();
  // The lists of fields follow what the user types.
  useWatch({ control: form.control });
  const { theirs, both } = otherChanges({ base, latest }, form.getValues());
  const takeOver = () => {
    const values = orderValues(latest);
    for (const field of theirs) form.setValue(field, values[field], { shouldDirty: true });
    onTakenOver(latest);
    toast.success(t('changed.done'));
  };
  const notice = useRef<HTMLDivElement>(null);
  // Submit is pressed anywhere on a long form: the answer comes into view, each time that it changes.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [refusal]);
  // A save whose response was lost looks like this: the latest version has what the form has.
  if (refusal === undefined && theirs.length + both.length === 0) return null;
  return (
    <div ref={notice} tabIndex={-1} className="gh-order-draft">
      <Alert>
        {refusal === undefined ? t('changed.title') : t('changed.refused', { problem: problemText(refusal) })}{' '}
        {theirs.length === 0 ? null : t('changed.theirs', { fields: labels(theirs) })}{' '}
        {both.length === 0 ? null : t('changed.both', { fields: labels(both) })}
      </Alert>
      <Button size="small" onClick={takeOver}>
        {t(theirs.length === 0 ? 'changed.keep' : 'changed.action')}
      </Button>
    </div>
  );
}
