import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { anchors } from '#domain/requirements/model/employment';
import { spanUnits } from '#domain/requirements/model/span';
import type { ControlledProps } from '#web/shared/form/controlled';
import { useControlled } from '#web/shared/form/controlled';
import { Field } from '#web/shared/form/field';
import { Input, Select } from '#web/shared/form/inputs';
import { Button } from '#web/shared/ui/button';

interface SpanInputProps {
  id?: string;
  label: string;
  value: string;
  isInvalid: boolean;
  onChange: (value: string) => void;
}

/** A length of time as a number and a unit, as one text: `30 days`. Empty until the number is entered. */
function SpanInput({ id, label, value, isInvalid, onChange }: SpanInputProps) {
  const { t } = useTranslation('ops-requirements');
  const [count = '', ...unit] = value.split(' ');
  const chosen = spanUnits.find((each) => each === unit.join(' ')) ?? 'days';
  return (
    <span className="gh-ops-requirement-span">
      <Input
        id={id}
        type="number"
        min={0}
        aria-label={id === undefined ? label : undefined}
        aria-invalid={isInvalid}
        value={count}
        onChange={(event) => {
          const typed = event.target.value.trim();
          onChange(typed === '' ? '' : `${typed} ${chosen}`);
        }}
      />
      <Select
        aria-label={`${label}: ${t('form.unit')}`}
        options={spanUnits.map((each) => ({ value: each, label: t(`unit.${each}`) }))}
        value={chosen}
        onChange={(next) => {
          if (count !== '') onChange(`${count} ${next ?? chosen}`);
        }}
      />
    </span>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A length of time; null while it is empty. */
export function SpanField<Values extends FieldValues>({
  control,
  name,
  label,
  help,
  optional,
}: ControlledProps<Values>) {
  const { value, set, error } = useControlled({ control, name });
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {({ id }) => (
        <SpanInput
          id={id}
          label={label}
          value={textOf(value)}
          isInvalid={error !== undefined}
          onChange={(next) => {
            set(next === '' ? null : next);
          }}
        />
      )}
    </Field>
  );
}

const starts = [...anchors, 'document', 'last query'] as const;

interface RuleInputProps extends SpanInputProps {
  /** The days from which it may count. */
  from: readonly (typeof starts)[number][];
  /** The span may be left out: the day itself. */
  isDay: boolean;
}

/** A day counted from another one, as one text: `hire + 30 days`. */
function RuleInput({ from, isDay, value, onChange, ...input }: RuleInputProps) {
  const { t } = useTranslation('ops-requirements');
  const [start = '', span = ''] = value.split(' + ');
  const put = (nextStart: string, nextSpan: string) => {
    if (nextStart === '') onChange('');
    else if (nextSpan === '') onChange(isDay ? nextStart : `${nextStart} + `);
    else onChange(`${nextStart} + ${nextSpan}`);
  };
  return (
    <span className="gh-ops-requirement-rule">
      <Select
        id={input.id}
        aria-label={input.id === undefined ? input.label : undefined}
        aria-invalid={input.isInvalid}
        none={t('form.choose')}
        options={from.map((each) => ({ value: each, label: t(`start.${each}`) }))}
        value={from.find((each) => each === start) ?? null}
        onChange={(next) => {
          put(next ?? '', span);
        }}
      />
      <SpanInput
        label={`${input.label}: ${t(isDay ? 'form.plusOptional' : 'form.plus')}`}
        isInvalid={input.isInvalid}
        value={span}
        onChange={(next) => {
          put(start, next);
        }}
      />
    </span>
  );
}

/** A day counted from one of the employment. */
export function DayRuleField<Values extends FieldValues>({ control, name, label, help }: ControlledProps<Values>) {
  const { value, set, error } = useControlled({ control, name });
  return (
    <Field label={label} help={help} error={error}>
      {({ id }) => (
        <RuleInput
          id={id}
          label={label}
          from={anchors}
          isDay
          value={textOf(value)}
          isInvalid={error !== undefined}
          onChange={set}
        />
      )}
    </Field>
  );
}

/** Retention periods; the latest of them counts. */
export function KeepRulesField<Values extends FieldValues>({ control, name, label }: ControlledProps<Values>) {
  const { t } = useTranslation('ops-requirements');
  const { value, set, error } = useControlled({ control, name });
  const rules = Array.isArray(value) ? value.map(textOf) : [];
  return (
    <Field label={label} error={error}>
      {({ id }) => (
        <div id={id} className="gh-ops-requirement-rules">
          {rules.map((rule, index) => (
            // The rules of a list have no identity but their place.
            <div key={index}>
              <RuleInput
                label={t('form.keepRule', { number: index + 1 })}
                from={starts}
                isDay={false}
                isInvalid={error !== undefined}
                value={rule}
                onChange={(next) => {
                  set(rules.with(index, next));
                }}
              />
              {rules.length === 1 ? null : (
                <Button
                  variant="text"
                  size="small"
                  onClick={() => {
                    set(rules.filter((_rule, other) => other !== index));
                  }}
                >
                  {t('form.removeKeepRule', { number: index + 1 })}
                </Button>
              )}
            </div>
          ))}
          <Button
            size="small"
            onClick={() => {
              set([...rules, '']);
            }}
          >
            {t('form.addKeepRule')}
          </Button>
        </div>
      )}
    </Field>
  );
}
