/** Tabs of a carrier's page. */
export const carrierTabs = ['overview', 'agreement', 'orders', 'people', 'facilities', 'events'] as const;
/** One of {@link carrierTabs}. */
export type CarrierTab = (typeof carrierTabs)[number];
