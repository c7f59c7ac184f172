import { useTranslation } from 'react-i18next';
import type { Product } from '#domain/prices/products';

/** The name of a product, with the state of a motor vehicle record. */
export function useProductText(): (product: Product, state?: string | null) => string {
  const { t } = useTranslation('purchases');
  return (product, state = null) => {
    const name = t(`product.${product}`);
    return state === null ? name : `${name}, ${state}`;
  };
}
