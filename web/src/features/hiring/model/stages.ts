/** The stages of an order's hiring page, as in its URL. */
export const stages = ['inviteDrivers', 'reviewDrivers', 'hiredDrivers'] as const;
export type Stage = (typeof stages)[number];

/** The views of the page: a stage, or all stages as a board. */
export const views = [...stages, 'board'] as const;
export type View = (typeof views)[number];

export const isView = (value: string | undefined): value is View => views.some((view) => view === value);

/** The tabs of each stage; hired drivers are one list. */
export const tabsOf = {
  inviteDrivers: ['search', 'invited', 'requests'],
  reviewDrivers: ['review', 'interview'],
  hiredDrivers: ['hired'],
} as const;
export type Tab = (typeof tabsOf)[Stage][number];
