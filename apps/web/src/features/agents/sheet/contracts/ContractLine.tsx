import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import type { Contract } from '@vigie/contract/agents/contracts.ts'
import type { ContractState } from '@vigie/contract/agents/agents.rules.ts'
import { useTranslation } from 'react-i18next'
import { forcedColours } from '../../../../theme/forced.ts'
import { EditIcon, TrashIcon } from '../../../../ui/icons.tsx'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { useTimeWords } from '../../../../ui/timeWords.ts'
import { toneOfContract, type AgentWords } from '../../words.ts'

interface ContractLineProps {
  readonly contract: Contract
  readonly state: ContractState
  readonly isChosen: boolean
  readonly onChoose?: (() => void) | undefined
  readonly words: AgentWords
  /** For who may change it; `onRemove` where nothing is under it. */
  readonly onChange?: () => void
  readonly onRemove?: () => void
}

/** One contract: its kind and number, its days, its hours and its place in the grid. */
export function ContractLine({ contract, state, isChosen, onChoose, words, onChange, onRemove }: ContractLineProps) {
  const { t } = useTranslation()
  const { number } = contract
  const about = <About contract={contract} state={state} words={words} />
  return (
    <Box component="li" sx={row}>
      {onChoose ? (
        <ButtonBase aria-pressed={isChosen} onClick={onChoose} sx={[line, pressable, isChosen && chosen]}>
          {about}
        </ButtonBase>
      ) : (
        <Box sx={line}>{about}</Box>
      )}
      {onChange && (
        <IconButton
          aria-label={t('agentFile.contract.change', { number })}
          title={t('agentFile.contract.change', { number })}
          onClick={onChange}
        >
          <EditIcon />
        </IconButton>
      )}
      {onRemove && (
        <IconButton
          aria-label={t('agentFile.contract.remove', { number })}
          title={t('agentFile.contract.remove', { number })}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      )}
    </Box>
  )
}

function About({ contract, state, words }: Pick<ContractLineProps, 'contract' | 'state' | 'words'>) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const { monthlyHoursHundredths, category, coefficient, profileName, startsOn, endsOn, typeName, number } = contract
  const hours = monthlyHoursHundredths !== null && duration(Math.round((monthlyHoursHundredths * 60) / 100))
  const span =
    endsOn === null
      ? t('agents.sheet.from', { day: words.day(startsOn) })
      : t('agents.sheet.span', { from: words.day(startsOn), to: words.day(endsOn) })
  const tag = <Tag tone={toneOfContract[state]}>{t(`agents.contractStates.${state}`)}</Tag>
  if (state === 'ended') {
    const terms = [typeName, hours && t('agents.sheet.hoursAMonth', { hours }), span]
    return (
      <>
        <Box component="span" sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
          <b>{number}</b> <small>{terms.filter(Boolean).join(' · ')}</small>
        </Box>
        {tag}
      </>
    )
  }
  const facts: readonly (readonly [string, string | false | null])[] = [
    [t('agents.sheet.contract.type'), typeName],
    [t('agents.sheet.contract.hours'), hours],
    [t('agents.sheet.contract.coefficient'), coefficient],
  ]
  const more = [
    span,
    category,
    profileName,
    t(contract.canAccessAvailabilities ? 'agents.sheet.contract.enters' : 'agents.sheet.contract.entersNot'),
  ]
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, minWidth: 0, flex: 1, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <b>{number}</b>
        {tag}
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
        {facts.map(
          ([name, value]) =>
            value && (
              <Box key={name} component="span" sx={{ display: 'grid' }}>
                <small>{name} </small>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {value}
                </Box>
              </Box>
            ),
        )}
      </Box>
      <small>{more.filter(Boolean).join(' · ')}</small>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  pr: 0.5,
  '& > :first-of-type': { flex: 1, minWidth: 0 },
  '& > button:not(:first-of-type)': { flex: 'none' },
} as const
const line = {
  display: 'flex',
  alignItems: 'center',
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
