import type { OrderContentInput } from '#domain/job-orders/content/schema';
import { formDefaults } from '#domain/job-orders/defaults';

/** A form that passes every rule; tests override the fields they test. */
export function anOrderForm(overrides: Partial<OrderContentInput> = {}): OrderContentInput {
  return {
    ...structuredClone(formDefaults),
    equipmentTransmission: [...formDefaults.equipmentTransmission],
    facilityId: '01935a00-0000-7000-8000-000000000001',
    title: 'Night drayage',
    equipment: ['Day Cab'],
    equipmentBrand: ['volvo'],
    ...overrides,
  };
}
