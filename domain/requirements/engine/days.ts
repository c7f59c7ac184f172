import { DAY_MS } from '../../shared/durations';
import { businessDaysAfter } from '../../shared/federal-holidays';
import { daysAfter, monthsBefore } from '../../shared/periods';
import { type Anchor, dayOf, type Employment } from '../model/employment';
import type { DayRule, KeepRule } from '../model/requirement';
import type { Span, SpanUnit } from '../model/span';

const MONTHS_PER_YEAR = 12;

function parse(span: Span): { count: number; unit: SpanUnit } {
  const space = span.indexOf(' ');
  return { count: Number(span.slice(0, space)), unit: span.slice(space + 1) as SpanUnit };
}

/** The last day of a span after a day, by the calendar: a month after January 31 is the last of February. */
export function spanAfter(day: string, span: Span): string {
  const { count, unit } = parse(span);
  switch (unit) {
    case 'days':
      return daysAfter(day, count);
    case 'business days':
      return businessDaysAfter(day, count);
    case 'months':
      return monthsBefore(day, -count);
    case 'years':
      return monthsBefore(day, -count * MONTHS_PER_YEAR);
  }
}

/** The day that lies a span before another one. */
export function spanBefore(day: string, span: Span): string {
  const { count, unit } = parse(span);
  if (unit === 'days') return daysAfter(day, -count);
  return monthsBefore(day, unit === 'years' ? count * MONTHS_PER_YEAR : count);
}

/** `hire + 30 days` as its two parts. */
export function partsOf(rule: DayRule | KeepRule): { start: string; span: Span } {
  const [start = '', span = '0 days'] = rule.split(' + ');
  return { start, span: span as Span };
}

/** The day of a rule in an employment; null if the day it counts from is not known. */
export function dayOfRule(employment: Employment, rule: DayRule): string | null {
  const { start, span } = partsOf(rule);
  const from = dayOf(employment, start as Anchor);
  return from === null ? null : spanAfter(from, span);
}

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The later of two days; a null day is none. */
export const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one);
