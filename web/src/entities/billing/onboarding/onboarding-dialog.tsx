import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type OnboardingPart, onboardingParts } from '#domain/prices/products';
import {
  checkOnboarding,
  type OnboardingChoice,
  type OnboardingLine,
  onboardingLines,
} from '#domain/purchases/onboarding';
import type { OnboardingOffer } from '#domain/purchases/schema';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { CheckboxesField, SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { formatMoney } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Facts } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { useCostText } from '../use-cost-text';
import { useProductText } from '../use-product-text';
import type { Onboarded } from './modal-data';
import { onboardingQuery, useOrderOnboarding } from './onboarding';

interface OnboardingValues {
  what: 'program' | 'parts';
  parts: OnboardingPart[];
}

const factsOf = ({ bought, prices, trialEndsAt }: OnboardingOffer) => ({
  bought,
  trialEndsAt,
  prices: Object.fromEntries(prices.map(({ product, ...price }) => [product, price])),
});

/** The lines of a choice at the prices that the page shows; none for a choice that cannot be ordered. */
function linesOf(offer: OnboardingOffer, choice: OnboardingChoice): OnboardingLine[] {
  if (choice.length === 0 || checkOnboarding(choice, offer.bought) !== undefined) return [];
  return onboardingLines(choice, factsOf(offer), new Date(offer.at)) ?? [];
}

const totalOf = (lines: readonly OnboardingLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

function Lines({ lines, trialEndsOn }: { lines: readonly OnboardingLine[]; trialEndsOn: string | null }) {
  const { t } = useTranslation('purchases');
  const productText = useProductText();
  const costText = useCostText();
  if (lines.length === 0) return null;
  const facts = lines.map(({ product, cents, reason }) => ({
    label: productText(product),
    value: reason === 'minimum' ? `${formatMoney(cents)} · ${t('onboarding.minimum')}` : formatMoney(cents),
  }));
  return (
    <section aria-label={t('onboarding.lines')} role="status">
      <Facts facts={[...facts, { label: t('onboarding.total'), value: formatMoney(totalOf(lines)) }]} />
      {lines[0]?.reason === 'trial' ? (
        <p>{costText({ cents: 0, paid: 0, isTrial: true, trialEndsOn }, 'costs')}</p>
      ) : null}
    </section>
  );
}

/** The next step of each check that was ordered before. */
function Checks({ checks }: Pick<OnboardingOffer, 'checks'>) {
  const { t } = useTranslation('purchases');
  const productText = useProductText();
  if (checks.length === 0) return null;
  return (
    <section aria-label={t('onboarding.checks')}>
      <Facts
        facts={checks.map(({ part, step }) => ({ label: productText(part), value: t(`onboarding.step.${step}`) }))}
      />
    </section>
  );
}

interface OrderFormProps {
  driver: Onboarded;
  offer: OnboardingOffer;
  close: () => void;
}

function OrderForm({ driver: { driverId, name }, offer, close }: OrderFormProps) {
  const { t } = useTranslation('purchases');
  const productText = useProductText();
  const mayProgram = checkOnboarding('program', offer.bought) === undefined;
  const form = useForm<OnboardingValues>({ defaultValues: { what: mayProgram ? 'program' : 'parts', parts: [] } });
  const { control } = form;
  const [what, parts] = useWatch({ control, name: ['what', 'parts'] });
  const choiceOf = (values: OnboardingValues) => (values.what === 'program' ? 'program' : values.parts);
  const lines = linesOf(offer, choiceOf({ what, parts }));
  const order = useOrderOnboarding(() => {
    toast.success(t('onboarding.done'));
    close();
  });
  const priceOf = (part: OnboardingPart) => offer.prices.find(({ product }) => product === part)?.amount;
  const open = onboardingParts.filter((part) => checkOnboarding([part], offer.bought) === undefined);
  const before = offer.bought.filter(
    ({ product }) => product.startsWith('onboarding') || !open.some((part) => part === product),
  );
  return (
    <FormDialog
      title={t('onboarding.title', { name })}
      form={form}
      onSubmit={(values) =>
        order.mutateAsync({
          driverId,
          choice: choiceOf(values),
          shownPriceCents: totalOf(linesOf(offer, choiceOf(values))),
        })
      }
      onClose={close}
      action={t('onboarding.action', { price: formatMoney(totalOf(lines)) })}
    >
      {before.length === 0 ? null : (
        <p>{t('onboarding.bought', { products: before.map(({ product }) => productText(product)).join(', ') })}</p>
      )}
      {mayProgram ? (
        <SelectField
          control={control}
          name="what"
          label={t('onboarding.what')}
          choices={[
            { value: 'program', label: t('onboarding.program') },
            { value: 'parts', label: t('onboarding.choose') },
          ]}
        />
      ) : null}
      {what === 'parts' ? (
        <CheckboxesField
          control={control}
          name="parts"
          stacked
          label={t('onboarding.parts')}
          choices={open.map((part) => {
            const price = priceOf(part);
            const text = price === undefined ? t('onboarding.noPrice') : formatMoney(price);
            return { value: part, label: `${productText(part)} · ${text}` };
          })}
        />
      ) : null}
      <Lines lines={lines} trialEndsOn={offer.trialEndsOn} />
      <p>{t('onboarding.next')}</p>
      <Checks checks={offer.checks} />
    </FormDialog>
  );
}

/** Orders the Onboarding Program, or parts of it, for a hired driver; says line by line what it costs. */
export function OnboardingDialog({ data: driver, close }: ModalProps<Onboarded>) {
  const { t } = useTranslation(['purchases', 'labels']);
  const refusal = useRefusal();
  const { data, error, refetch } = useQuery(onboardingQuery(driver.driverId));
  const isOver =
    data !== undefined && onboardingParts.every((part) => checkOnboarding([part], data.bought) !== undefined);
  if (data?.problem === null && !isOver) return <OrderForm driver={driver} offer={data} close={close} />;
  return (
    <Dialog
      title={t('onboarding.title', { name: driver.name })}
      onClose={close}
      footer={<Button onClick={close}>{t('labels:term.close')}</Button>}
    >
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {error === null ? null : <ErrorState error={error} retry={() => void refetch()} />}
      {data === undefined ? null : <p>{data.problem === null ? t('onboarding.all') : refusal(data.problem)}</p>}
      {data === undefined ? null : <Checks checks={data.checks} />}
    </Dialog>
  );
}
