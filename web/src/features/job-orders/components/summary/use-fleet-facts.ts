import { useTranslation } from 'react-i18next';
import { truckMakes } from '#domain/job-orders/enums';
import type { OrderView } from '#domain/job-orders/schema';
import type { Fact } from './fact';

type TruckMake = (typeof truckMakes)[number];
const isKnown = (make: string): make is TruckMake => truckMakes.some((known) => known === make);

/** Truck and equipment facts, in the order of the form. */
export function useFleetFacts(order: OrderView): Fact[] {
  const { t } = useTranslation(['orders', 'labels']);
  const { equipmentBrand, equipmentAverageAge: age } = order;
  const makes = equipmentBrand.map((make) => (isKnown(make) ? t(`labels:truckMake.${make}`) : make));
  const jacks = order.palletJack.map((each) => t(`palletJack.${each}`));
  const dress = order.dressCode.map((code) => t(`labels:dressCode.${code}`));
  return [
    ['brands', t('field.equipmentBrand'), makes.join(', ')],
    ['age', t('field.equipmentAge'), age < 0 ? t('labels:equipmentAgeNew') : t('labels:equipmentAge', { count: age })],
    ['eld', t('field.eldDevices'), order.eldDevices.join(', ')],
    ['palletJack', t('field.palletJack'), jacks.join(', ')],
    ['dressCode', t('field.dressCode'), dress.join(', ')],
  ];
}
