import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '#web/shared/http/api-problem';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { mapProblemToForm } from './map-problem-to-form';
import './form.css';

interface FormProps<Values extends FieldValues, Context, Output> {
  form: UseFormReturn<Values, Context, Output>;
  /** Sends the validated values. Errors that it throws go to the fields and to the alert. */
  onSubmit: (values: Output) => Promise<unknown>;
  label?: string;
  /** Lets a button outside (a dialog's footer) submit by its `form` attribute. */
  id?: string;
  children: ReactNode;
}

/** Such a request is resent as it is; with the same key, it has one effect. */
const isUnanswered = ({ code }: ApiProblem) => code === 'offline' || code === 'unreachable';

/** The alert next to the submit button, scrolled into view; a request without an answer can be resent from here. */
function Refusal({ problem }: { problem: ApiProblem }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={place} className="gh-form-refusal">
      <Alert problem={problem} />
      {isUnanswered(problem) ? <Button type="submit">{t('retry')}</Button> : null}
    </div>
  );
}

/**
 * The server's refusal, until the user changes a field: it was about the entries that were sent. Values that the page
 * sets, for example after a refetch, have no type of event and remove nothing.
 */
function useRefusal<Values extends FieldValues, Context, Output>(form: UseFormReturn<Values, Context, Output>) {
  const [refusal, setRefusal] = useState<ApiProblem | undefined>();
  const { subscribe } = form;
  const isShown = refusal !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        if (type === 'change') setRefusal(undefined);
      },
    });
  }, [isShown, subscribe]);
  return [refusal, setRefusal] as const;
}

/** A second, in which a slow device draws the errors. */
const FRAMES = 60;
/** A submission without errors must not take the focus from where the person goes next. */
const AFTER_SUBMIT_FRAMES = 2;

/**
 * Focuses the first field with an error as people read the form, once it is drawn. The library focuses the field that was
 * registered first, which may be the last one on the page if others appeared after it. A person who has gone on by
 * then, with a key or the pointer, keeps the focus: the next letter would land in another field.
 */
function focusFirstError(form: HTMLFormElement, within = FRAMES): void {
  const wait = new AbortController();
  const stop = () => {
    wait.abort();
  };
  for (const goesOn of ['keydown', 'pointerdown']) {
    document.addEventListener(goesOn, stop, { capture: true, signal: wait.signal });
  }
  const look = (frames: number) => {
    if (wait.signal.aborted) return;
    const invalid = form.querySelector<HTMLElement>(IN_ERROR);
    if (invalid === null && frames > 0) {
      requestAnimationFrame(() => {
        look(frames - 1);
      });
      return;
    }
    stop();
    if (invalid !== null) focusableAt(invalid).focus();
  };
  requestAnimationFrame(() => {
    look(within);
  });
}

/** A field in error, or the text of the error of several fields, which stands after those that are marked themselves. */
const IN_ERROR = '[aria-invalid="true"], [data-invalid="true"], .gh-field-error';

/** A group of fields is in error as a whole; the first of them takes the focus. */
function focusableAt(invalid: HTMLElement): HTMLElement {
  const field = invalid.matches('.gh-field-error') ? (invalid.parentElement ?? invalid) : invalid;
  return field.querySelector<HTMLElement>('input, select, textarea, button') ?? field;
}

/** A form that shows the server's errors at their fields, and all others in one alert next to the button. */
export function Form<Values extends FieldValues, Context, Output>(props: FormProps<Values, Context, Output>) {
  const { form, onSubmit, label, id, children } = props;
  const [refusal, setRefusal] = useRefusal(form);
  return (
    <form
      noValidate
      id={id}
      aria-label={label}
      className="gh-form"
      onSubmit={(event) => {
        // Each attempt starts without the last refusal, even one that ends at an invalid field.
        setRefusal(undefined);
        const { currentTarget } = event;
        const refuse = (problem: unknown) => {
          const rest = mapProblemToForm(problem, form);
          setRefusal(rest);
          if (rest === undefined) focusFirstError(currentTarget);
        };
        const send = async (values: Output) => {
          await onSubmit(values).catch(refuse);
          // The handler may have set errors of its own; most have none, so nothing is awaited.
          focusFirstError(currentTarget, AFTER_SUBMIT_FRAMES);
        };
        const onInvalid = () => {
          focusFirstError(currentTarget);
        };
        // Validators may have to load first, and that may fail.
        void form.handleSubmit(send, onInvalid)(event).catch(refuse);
      }}
    >
      {children}
      {refusal === undefined ? null : <Refusal problem={refusal} />}
    </form>
  );
}
