import { useTranslation } from 'react-i18next';
import { TextBox } from '#web/shared/form/text-box';
import { today } from '#web/shared/form/today';
import { parseDateInput } from '#web/shared/table/parse-as-day';
import { Button } from '#web/shared/ui/button';

interface AsOfChoiceProps {
  on: string | null;
  onChange: (on: string | null) => void;
}

/** Chooses the day that the page shows; empty means now. */
export function AsOfChoice({ on, onChange }: AsOfChoiceProps) {
  const { t } = useTranslation('ops-driver');
  return (
    <div className="gh-driver-as-of">
      <TextBox
        type="date"
        label={t('asOf.label')}
        max={today()}
        value={on ?? ''}
        onChange={(text) => {
          onChange(parseDateInput(text));
        }}
      />
      {on === null ? null : (
        <Button
          onClick={() => {
            onChange(null);
          }}
        >
          {t('asOf.now')}
        </Button>
      )}
    </div>
  );
}
