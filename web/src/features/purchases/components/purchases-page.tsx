import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { products } from '#domain/prices/products';
import type { PurchaseFilters } from '#domain/purchases/schema';
import { purchaseStates } from '#domain/purchases/states';
import { OpsBillingTabs } from '#web/entities/billing/ops-billing-tabs';
import { useProductText } from '#web/entities/billing/use-product-text';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { today } from '#web/shared/form/today';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatMoney } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useCan } from '#web/shared/session/current-user';
import { DataTable } from '#web/shared/table/data-table';
import { parseAsDay, parseDateInput } from '#web/shared/table/parse-as-day';
import { Button } from '#web/shared/ui/button';
import { FilterFold } from '#web/shared/ui/filter-fold';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { toast } from '#web/shared/ui/toasts';
import { purchasesQuery, savePurchases } from '../api/purchases';
import { usePurchaseColumns } from './purchase-columns';
import './purchases.css';

const bought = products.filter((product) => product !== 'lateFee');
const FILTERS = {
  /** Set by links to a single purchase. */
  driver: parseAsString,
  product: parseAsStringLiteral(bought),
  state: parseAsStringLiteral(purchaseStates),
  from: parseAsDay,
  to: parseAsDay,
};

function useFilters() {
  const [{ driver, product, state, from, to }, set] = useQueryStates(FILTERS);
  const filters: PurchaseFilters = {
    ...(driver !== null && { driverId: driver }),
    ...(product !== null && { product }),
    ...(state !== null && { state }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
  return { product, state, from, to, set, filters };
}

function FilterBar({ product, state, from, to, set, filters }: ReturnType<typeof useFilters>) {
  const { t } = useTranslation('purchases');
  const productText = useProductText();
  return (
    <FilterFold applied={Object.keys(filters).length}>
      <div className="gh-purchase-filters">
        <Choice
          label={t('column.product')}
          any={t('filter.anyProduct')}
          value={product}
          values={bought}
          text={(item) => productText(item)}
          onChange={(value) => void set({ product: value })}
        />
        <Choice
          label={t('column.state')}
          any={t('filter.anyState')}
          value={state}
          values={purchaseStates}
          text={(item) => t(`state.${item}`)}
          onChange={(value) => void set({ state: value })}
        />
        <TextBox
          type="date"
          label={t('filter.from')}
          value={from ?? ''}
          onChange={(text) => void set({ from: parseDateInput(text) })}
        />
        <TextBox
          type="date"
          label={t('filter.to')}
          value={to ?? ''}
          onChange={(text) => void set({ to: parseDateInput(text) })}
        />
      </div>
    </FilterFold>
  );
}

function ExportButton({ filters }: { filters: PurchaseFilters }) {
  const { t } = useTranslation('purchases');
  const problemText = useProblemText();
  const save = useMutation({
    mutationFn: () => savePurchases(filters, today()),
    onError: (error) => {
      toast.error(problemText(error));
    },
  });
  return (
    <Button
      loading={save.isPending}
      onClick={() => {
        save.mutate();
      }}
    >
      {t('export')}
    </Button>
  );
}

/** Purchases: for carriers their own and for operations everything. */
export function PurchasesPage() {
  const { t } = useTranslation('purchases');
  const filter = useFilters();
  const isOps = useCan('ops:act');
  const query = useInfiniteQuery(purchasesQuery(filter.filters));
  const columns = usePurchaseColumns();
  const total = query.data?.pages[0]?.totalCents;
  const isFiltered = Object.keys(filter.filters).length > 0;
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        subtitle={total === undefined ? t('lead') : t('total', { price: formatMoney(total) })}
        action={<ExportButton filters={filter.filters} />}
      />
      {isOps ? <OpsBillingTabs /> : null}
      <FilterBar {...filter} />
      <DataTable
        label={t('title')}
        columns={columns}
        settingsName="purchases"
        list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
        rowKey={({ _id }) => _id}
        empty={{ title: isFiltered ? t('noMatch') : t('empty'), hint: isFiltered ? undefined : t('emptyHint') }}
      />
    </Stack>
  );
}
