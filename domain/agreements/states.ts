/** States of a carrier's agreement (docs/state-machines.md#carrier-agreements). Disabling is an overlay on any of them. */
export const agreementStates = ['trial', 'lapsed', 'active', 'noticeGiven', 'ended'] as const;
/** One of {@link agreementStates}. */
export type AgreementStateName = (typeof agreementStates)[number];

/** The state, or `none` before the agreement begins. */
export type AgreementStateOrNone = AgreementStateName | 'none';

/** The parties that can give notice. */
export const noticeParties = ['carrier', 'operations'] as const;
/** One of {@link noticeParties}. */
export type NoticeParty = (typeof noticeParties)[number];
