import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import type { Contract } from '@vigie/contract/agents/agents.ts'
import { contractStateOf, type ContractState } from '@vigie/contract/agents/agents.rules.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { forcedColours } from '../../../theme/forced.ts'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Part, Quiet } from './Part.tsx'
import { toneOfContract, type AgentWords } from '../words.ts'

interface ContractsPartProps {
  readonly contracts: readonly Contract[]
  readonly chosenId: number | null
  /** Shows the month under one contract alone, or under all of them; left out where no month is narrowed by it. */
  readonly onChoose?: ((id: number | null) => void) | undefined
  readonly today: Day
  readonly words: AgentWords
  readonly aside?: ReactNode
}

/** The contracts of an agent, the latest first. The one that is chosen narrows the month beside it. */
export function ContractsPart({ contracts, chosenId, onChoose, today, words, aside }: ContractsPartProps) {
  const { t } = useTranslation()
  return (
    <Part title={t('agents.sheet.contracts')} aside={aside} isFlush={contracts.length > 0}>
      {contracts.length === 0 ? (
        <Quiet>{t('agents.sheet.noContracts')}</Quiet>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {contracts.map((contract) => {
            const state = contractStateOf(contract, today)
            const isChosen = contract.id === chosenId
            const about = <ContractLine contract={contract} state={state} words={words} />
            return (
              <li key={contract.id}>
                {onChoose ? (
                  <ButtonBase
                    aria-pressed={isChosen}
                    onClick={() => onChoose(isChosen ? null : contract.id)}
                    sx={[line, pressable, isChosen && chosen]}
                  >
                    {about}
                  </ButtonBase>
                ) : (
                  <Box sx={line}>{about}</Box>
                )}
              </li>
            )
          })}
        </Box>
      )}
    </Part>
  )
}

interface ContractLineProps {
  readonly contract: Contract
  readonly state: ContractState
  readonly words: AgentWords
}

function ContractLine({ contract, state, words }: ContractLineProps) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const about = ({ monthlyHoursHundredths, category, coefficient, profileName }: Contract) =>
    [
      monthlyHoursHundredths !== null &&
        t('agents.sheet.hoursAMonth', { hours: duration(Math.round((monthlyHoursHundredths * 60) / 100)) }),
      category,
      coefficient && t('agents.sheet.coefficient', { value: coefficient }),
      profileName,
    ]
      .filter(Boolean)
      .join(' · ')
  const span = ({ startsOn, endsOn }: Contract) =>
    endsOn === null
      ? t('agents.sheet.from', { day: words.day(startsOn) })
      : t('agents.sheet.span', { from: words.day(startsOn), to: words.day(endsOn) })
  return (
    <>
      <Box component="span" sx={{ display: 'grid', gap: 0.25, minWidth: 0, flex: 1, lineHeight: 1.4 }}>
        <b>{[contract.typeName, contract.number].join(' · ')}</b>
        <small>{span(contract)}</small>
        <small>{about(contract)}</small>
      </Box>
      <Tag tone={toneOfContract[state]}>{t(`agents.contractStates.${state}`)}</Tag>
    </>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  gap: 1.5,
  px: 2,
  py: 1,
  minHeight: 56,
  textAlign: 'start',
  fontSize: '0.875rem',
  fontFamily: 'inherit',
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
} as const
const pressable = { '&:hover': { bgcolor: 'action.hover' }, '&:focus-visible': { outlineOffset: '-2px' } } as const
const chosen = {
  bgcolor: 'action.selected',
  boxShadow: (theme: Theme) => `inset 3px 0 0 ${theme.palette.primary.readable}`,
  [forcedColours]: { borderInlineStart: '6px solid Highlight' },
} as const
