/** The stages of an order's hiring page, as in its URL. */
export const stages = ['inviteDrivers', 'reviewDrivers', 'hiredDrivers'] as const;
export type Stage = (typeof stages)[number];

export const isStage = (value: string | undefined): value is Stage => stages.some((stage) => stage === value);

/** The tabs of each stage; hired drivers are one list. */
export const tabsOf = {
  inviteDrivers: ['search', 'invited', 'requests'],
  reviewDrivers: ['review', 'interview'],
  hiredDrivers: ['hired'],
} as const;
export type Tab = (typeof tabsOf)[Stage][number];
