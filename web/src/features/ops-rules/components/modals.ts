import type { RequirementVersion } from '#domain/requirements/schema';
import { defineModal } from '../../../shared/ui/modals';

/** Initial values; null for a new requirement. */
export interface RuleModalData {
  version: RequirementVersion | null;
  /** All versions of the requirement; the new one replaces the version in effect on its first day. */
  versions: readonly RequirementVersion[];
}

export const ruleModal = defineModal<RuleModalData>('write-rule', () =>
  import('./rule-dialog').then((module) => module.RuleDialog),
);

export const endRuleModal = defineModal<RequirementVersion>('end-rule', () =>
  import('./end-dialog').then((module) => module.EndDialog),
);
