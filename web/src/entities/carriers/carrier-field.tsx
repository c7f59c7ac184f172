import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { useDebounced } from '#web/shared/form/use-debounced';
import { carriersQuery } from './carriers';

const SEARCH_DELAY_MS = 250;

interface CarrierFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The carrier of an entry that has one: it can no longer be changed. */
  fixed?: { readonly _id: string; readonly name: string } | null;
}

/** Chooses a carrier by its name, which the server searches. */
export function CarrierField<Values extends FieldValues & { organizationId: string | null }>({
  control,
  fixed = null,
}: CarrierFieldProps<Values>) {
  const { t } = useTranslation('labels');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SEARCH_DELAY_MS);
  const { data, isFetching } = useQuery({ ...carriersQuery(search), enabled: fixed === null });
  const carriers = fixed === null ? (data?.data ?? []) : [fixed];
  return (
    <SearchSelectField
      control={control}
      name={'organizationId' as FieldPath<Values>}
      label={t('term.carrier')}
      choices={carriers.map(({ _id, name }) => ({ value: _id, label: name }))}
      loading={isFetching}
      disabled={fixed !== null}
      onSearch={setText}
      rules={{ required: 'required' }}
    />
  );
}
