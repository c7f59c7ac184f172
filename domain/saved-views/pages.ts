/** The pages of operations that have saved views. */
export const opsViewPages = ['stalled', 'pipeline', 'drivers', 'reviews', 'calls', 'results'] as const;
/** The pages of carriers that have saved views. */
export const carrierViewPages = ['candidates', 'jobOrders', 'myJobs'] as const;
/** All pages that have saved views. */
export const viewPages = [...opsViewPages, ...carrierViewPages] as const;
/** One of {@link carrierViewPages}. */
export type CarrierViewPage = (typeof carrierViewPages)[number];
/** One of {@link viewPages}. */
export type ViewPage = (typeof viewPages)[number];
