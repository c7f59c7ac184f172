import type { RequirementVersion } from '#domain/requirements/schema';
import { defineModal } from '../../../shared/ui/modals';

/** The version that a new one takes the place of; null for a new rule. */
export interface RuleModalData {
  version: RequirementVersion | null;
}

export const ruleModal = defineModal<RuleModalData>('write-rule', () =>
  import('./rule-dialog').then((module) => module.RuleDialog),
);

export const endRuleModal = defineModal<RequirementVersion>('end-rule', () =>
  import('./end-dialog').then((module) => module.EndDialog),
);
