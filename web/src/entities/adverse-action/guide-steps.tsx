import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AdverseGuide } from '#domain/adverse-actions/schema';
import { isRunning } from './running';

const twoSteps = ['first', 'waiting', 'final', 'close'] as const;
const remote = ['remote', 'close'] as const;

/** The position of the current step; a withdrawn adverse action, or one of an earlier round, begins again. */
function currentStep(guide: AdverseGuide): number {
  const { action } = guide;
  if (action === null || !isRunning(guide)) return 0;
  switch (action.state) {
    case 'waiting':
    case 'undelivered':
    case 'disputed':
      return 1;
    case 'ready':
      return 2;
    case 'noticed':
      return action.path === 'remote' ? 1 : 3;
    case 'withdrawn':
      return 0;
  }
}

/** The steps that the law asks for, with the current one. */
export function GuideSteps({ guide }: { guide: AdverseGuide }) {
  const { t } = useTranslation('adverse-action');
  const steps = isRunning(guide) && guide.action?.path === 'remote' ? remote : twoSteps;
  return (
    <Steps
      size="small"
      aria-label={t('step.label')}
      current={currentStep(guide)}
      items={steps.map((step) => ({ title: t(`step.${step}`) }))}
    />
  );
}
