import { readFirstSteps } from '@vigie/contract/dashboard/dashboard.ts'
import { invalidate } from '../../api/queries.ts'
import { ByHand } from '../../features/agents/ByHand.tsx'
import { PasteAgents } from '../../features/agents/paste/PasteAgents.tsx'
import { AgentsStep } from '../../features/firstSteps/AgentsStep.tsx'
import { ClockStep } from '../../features/firstSteps/ClockStep.tsx'
import { CompanyStep } from '../../features/firstSteps/CompanyStep.tsx'
import { FirstStepsBoard } from '../../features/firstSteps/FirstStepsBoard.tsx'
import { MonthStep } from '../../features/firstSteps/MonthStep.tsx'
import { AddShifts } from '../../features/planning/create/AddShifts.tsx'
import { NewSitePage } from '../../features/sites/NewSitePage.tsx'
import { wordsOfPages } from '../../i18n/pages/pageWords.ts'
import type { FirstStepName } from '../../routing/addresses/firstSteps.ts'
import { useToday } from '../../session/today.ts'

export const phrases = wordsOfPages('firstSteps', 'newShifts')

const count = () => void invalidate(readFirstSteps)

/** Les premiers pas of a company that begins. */
export default function FirstStepsScreen() {
  const today = useToday()
  const renderStep = (name: FirstStepName, isDone: boolean) => {
    switch (name) {
      case 'company':
        return <CompanyStep />
      case 'site':
        return <NewSitePage onMade={count} />
      case 'agents':
        return <AgentsStep byHand={<ByHand onMade={count} />} paste={<PasteAgents onAdded={count} />} />
      case 'clock':
        return <ClockStep isDone={isDone} />
      case 'month':
        return <MonthStep add={<AddShifts start={{ day: today }} onAdded={count} />} />
    }
  }
  return <FirstStepsBoard renderStep={renderStep} />
}
