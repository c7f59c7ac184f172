import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOtherTab } from '#web/shared/form/use-other-tab';
import { Button } from '#web/shared/ui/button';
import type { OrderFormValues } from '../../model/form-values';

/** Shown once the same draft was changed in another tab: its entries, or those of this tab, are kept. */
export function OtherTabNotice({ form, draft }: { form: UseFormReturn<OrderFormValues>; draft: string }) {
  const { t } = useTranslation('orders');
  const { hasOther, load, keep } = useOtherTab(form, draft);
  if (!hasOther) return null;
  return (
    <div className="gh-order-draft" role="status">
      {t('draft.otherTab')}
      <Button size="small" onClick={load}>
        {t('draft.load')}
      </Button>
      <Button size="small" onClick={keep}>
        {t('draft.keep')}
      </Button>
    </div>
  );
}
