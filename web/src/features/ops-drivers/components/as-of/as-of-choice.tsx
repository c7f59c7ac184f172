import { useTranslation } from 'react-i18next';
import { Field } from '#web/shared/form/field';
import { parseDateInput, today } from '#web/shared/form/today';
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
      <Field label={t('asOf.label')}>
        {(inputProps) => (
          <input
            {...inputProps}
            type="date"
            className="gh-input"
            max={today()}
            value={on ?? ''}
            onChange={({ target }) => {
              onChange(parseDateInput(target.value));
            }}
          />
        )}
      </Field>
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
