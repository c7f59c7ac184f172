import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceSorts } from '#domain/invoices/sorts';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { useDebounced } from '#web/shared/form/use-debounced';
import { parseAsDay } from '#web/shared/table/parse-as-day';
import { FilterFold } from '#web/shared/ui/filter-fold';
import type { InvoiceSearch } from './queries';

const SEARCH_DELAY_MS = 250;

const PARAMS = {
  number: parseAsString.withDefault(''),
  from: parseAsDay,
  to: parseAsDay,
  sort: parseAsStringLiteral(invoiceSorts).withDefault('newest'),
};

/** Filters and order of the list, in the page's URL. */
export const useInvoiceParams = () => useQueryStates(PARAMS);

type Params = ReturnType<typeof useInvoiceParams>[0];

export const NO_INVOICE_FILTERS = { number: null, from: null, to: null } as const;

/** The number of filters in use. */
export const filterCount = ({ number, from, to }: Params): number =>
  [number.trim() !== '', from !== null, to !== null].filter(Boolean).length;

/** The search of the page's parameters; the typed number follows after a pause. */
export function useInvoiceSearch({ number, from, to, sort }: Params): InvoiceSearch {
  const typed = useDebounced(number.trim(), SEARCH_DELAY_MS);
  return {
    sort,
    ...(typed !== '' && { number: typed }),
    ...(from !== null && { issuedFrom: from }),
    ...(to !== null && { issuedTo: to }),
  };
}

interface InvoiceFiltersProps {
  params: Params;
  /** Another filter, before the others, with the number of its values in use. */
  first?: { control: ReactNode; applied: number };
  onChange: (change: Partial<Params>) => void;
}

/** Number, days of issue and order of a list of invoices. */
export function InvoiceFilters({ params, first, onChange }: InvoiceFiltersProps) {
  const { t } = useTranslation(['billing', 'labels']);
  const day = (text: string) => (text === '' ? null : text);
  return (
    <FilterFold applied={filterCount(params) + (first?.applied ?? 0)}>
      <div className="gh-billing-filters">
        {first?.control}
        <TextBox
          type="search"
          label={t('filter.number')}
          value={params.number}
          onChange={(number) => {
            onChange({ number });
          }}
        />
        <TextBox
          type="date"
          label={t('filter.from')}
          value={params.from ?? ''}
          onChange={(text) => {
            onChange({ from: day(text) });
          }}
        />
        <TextBox
          type="date"
          label={t('filter.to')}
          value={params.to ?? ''}
          onChange={(text) => {
            onChange({ to: day(text) });
          }}
        />
        <Choice
          label={t('labels:term.sortBy')}
          value={params.sort}
          values={invoiceSorts}
          text={(sort) => t(`sort.${sort}`)}
          onChange={(sort) => {
            onChange({ sort: sort ?? 'newest' });
          }}
        />
      </div>
    </FilterFold>
  );
}
