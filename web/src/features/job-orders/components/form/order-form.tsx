import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import type { FieldPath, Resolver, UseFormReturn } from 'react-hook-form';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { JobOrderForm } from '#domain/job-orders/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import { Form } from '#web/shared/form/form';
import { pathOf as fieldPathOf } from '#web/shared/form/map-problem-to-form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { useDraft } from '#web/shared/form/use-draft';
import type { FieldProblem } from '#web/shared/http/api-problem';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import type { OrderFormValues } from '../../model/form-values';
import { toRecord } from '../../model/form-values';
import { useDraftNotice } from '../../model/use-draft-notice';
import type { Versions } from './changed-notice';
import { FleetSection } from './fleet-section';
import { GeneralSection } from './general-section';
import { LazyChangedNotice } from './lazy-changed-notice';
import { LazyCriteriaSection, LazyNotesSection } from './lazy-sections';
import { OtherTabNotice } from './other-tab-notice';
import { PaymentSection } from './payment-section';
import { QualificationsSection } from './qualifications-section';
import { ScheduleSection } from './schedule-section';
import type { Anchor } from './section';
import { SectionLinks } from './section-links';
import './order-form.css';

const checkRecord: Resolver<OrderFormValues> = zodResolver(JobOrderForm, undefined, { raw: true });

/** The schema validates the record, not the raw input values. */
const resolver: Resolver<OrderFormValues> = (values, context, options) =>
  checkRecord(toRecord(values), context, options);

const NO_FAULTS: readonly FieldProblem[] = [];

/** Marks the fields that the server has refused, until they are changed. */
function useFaults({ setError }: UseFormReturn<OrderFormValues>, faults: readonly FieldProblem[]): void {
  useEffect(() => {
    for (const { pointer, code, message } of faults) {
      setError(fieldPathOf(pointer) as FieldPath<OrderFormValues>, { type: 'server', message: message ?? code });
    }
  }, [faults, setError]);
}

interface OrderFormProps<Result> {
  initial: OrderFormValues;
  /** Status of the edited order; undefined for a new order. */
  editing?: OrderStatus;
  /** Storage name of the unsaved draft, which is kept for a week. */
  draft: string;
  /** Fields of the initial values that the server has refused. */
  faults?: readonly FieldProblem[];
  /** The section in the URL. */
  anchor?: string | undefined;
  /** The URL of a section; the URL follows the section in view. */
  pathOf?: (anchor: Anchor) => string;
  /** The versions of an edited order, to notice changes by others. */
  versions?: Versions;
  /** Null if the order was not saved and the notice about changes by others says why. */
  onSave: (values: JobOrderForm) => Promise<Result | null>;
  /** Called after saving, with the response. */
  onSaved: (result: Result) => void;
  onTitle: (title: string) => void;
  /** Called by "Back". */
  onBack: () => void;
}

/** The job order form. The same schema validates it here and in the API. */
export function OrderForm<Result>(props: OrderFormProps<Result>) {
  const { initial, editing, draft: draftName, anchor, pathOf, versions, onSave, onSaved, onTitle, onBack } = props;
  const { faults = NO_FAULTS } = props;
  const { t } = useTranslation('orders');
  const form = useForm<OrderFormValues>({
    resolver,
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  const { control } = form;
  const { isDirty, isSubmitting } = useFormState({ control });
  const draft = useDraft(form, draftName, 'browser');
  useDraftNotice(isDirty, draftName);
  useFaults(form, faults);

  useEffect(
    () =>
      form.subscribe({
        name: 'title',
        formState: { values: true },
        callback: ({ values }) => {
          onTitle(values.title);
        },
      }),
    [form, onTitle],
  );

  const submit = async (values: OrderFormValues) => {
    const result = await onSave(JobOrderForm.parse(values));
    if (result === null) return;
    draft.clearDraft();
    onSaved(result);
  };
  return (
    <div className="gh-order-page">
      <SectionLinks anchor={anchor} pathOf={pathOf} />
      <Form form={form} onSubmit={submit} label={t('form.label')}>
        {draft.restored ? (
          <div className="gh-order-draft" role="status">
            {t('draft.restored')}
            <Button size="small" onClick={draft.discard}>
              {t('draft.discard')}
            </Button>
          </div>
        ) : null}
        {faults.length === 0 ? null : <Alert>{t('copy.faults')}</Alert>}
        <OtherTabNotice form={form} draft={draftName} />
        {versions === undefined || versions.latest.versionId === versions.base.versionId || isSubmitting ? null : (
          <LazyChangedNotice form={form} {...versions} />
        )}
        <GeneralSection form={form} isNew={editing === undefined} />
        <ScheduleSection form={form} />
        <PaymentSection
          form={form}
          lockedType={editing === undefined ? undefined : initial.paymentType}
          typeLocked={editing !== undefined && editing !== 'pending'}
        />
        <QualificationsSection form={form} />
        <FleetSection form={form} />
        <LazyCriteriaSection form={form} />
        <LazyNotesSection control={control} />
        <div className="gh-order-buttons">
          <Button onClick={onBack}>{t('form.back')}</Button>
          <SubmitButton control={control}>{t('form.submit')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
