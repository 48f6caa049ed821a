import { useTranslation } from 'react-i18next'
import { ByHand } from '../../features/agents/ByHand.tsx'
import { PasteAgents } from '../../features/agents/paste/PasteAgents.tsx'
import { AgentsStep } from '../../features/firstSteps/AgentsStep.tsx'
import { ClockStep } from '../../features/firstSteps/ClockStep.tsx'
import { CompanyStep } from '../../features/firstSteps/CompanyStep.tsx'
import { countSteps } from '../../features/firstSteps/countSteps.ts'
import { FirstStepsBoard } from '../../features/firstSteps/FirstStepsBoard.tsx'
import { MonthStep } from '../../features/firstSteps/MonthStep.tsx'
import { AddShifts } from '../../features/planning/create/AddShifts.tsx'
import { ModelButton } from '../../features/imports/ModelButton.tsx'
import { NewSitePage } from '../../features/sites/NewSitePage.tsx'
import { wordsOfPages } from '../../i18n/pages/pageWords.ts'
import type { FirstStepName } from '../../routing/addresses/firstSteps.ts'
import { useToday } from '../../session/today.ts'

export const phrases = wordsOfPages('firstSteps', 'newShifts')

/** Les premiers pas of a company that begins. */
export default function FirstStepsScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const renderStep = (name: FirstStepName, isDone: boolean) => {
    switch (name) {
      case 'company':
        return <CompanyStep />
      case 'site':
        return <NewSitePage onMade={countSteps} />
      case 'agents':
        return (
          <AgentsStep
            byHand={<ByHand onMade={countSteps} />}
            paste={<PasteAgents onAdded={countSteps} />}
            model={
              <ModelButton kind="agents" fileName={t('firstSteps.ways.modelFile')}>
                {t('firstSteps.ways.model')}
              </ModelButton>
            }
          />
        )
      case 'clock':
        return <ClockStep isDone={isDone} />
      case 'month':
        return <MonthStep add={<AddShifts start={{ day: today }} onAdded={countSteps} />} />
    }
  }
  return <FirstStepsBoard renderStep={renderStep} />
}
