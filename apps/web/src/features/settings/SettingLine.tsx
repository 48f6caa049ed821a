import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ChangeableKey, SettingValue } from '@vigie/contract/companies/settings.changes.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { Effect } from './Effect.tsx'
import { EntryBelow } from './EntryBelow.tsx'
import { below, sideBySide } from './setting.styles.ts'
import { isCounted } from './settings.rules.ts'
import { SettingControl } from './SettingControl.tsx'
import { useSetting, type SettingState } from './useSetting.ts'
import { useSettingWords } from './useSettingWords.ts'

interface SettingLineProps {
  readonly name: ChangeableKey
  readonly current: SettingValue
  /** Of some settings of its group the effect is counted: where there is room, a column of them stands at the right. */
  readonly isBesideEffects: boolean
}

/** One setting: what it is called and does, its control, and below it the default or what is to be done; what it would have changed. */
export function SettingLine({ name, current, isBesideEffects }: SettingLineProps) {
  const id = useId()
  const line = useRef<HTMLLIElement>(null)
  const { titleOf, textOf } = useSettingWords()
  const state = useSetting(name, current)
  const title = titleOf(name)
  // The button that was pressed goes away with what it said.
  const act = (does: () => void) => () => {
    line.current?.focus({ preventScroll: true })
    does()
  }
  return (
    <Box
      component="li"
      ref={line}
      tabIndex={-1}
      sx={[styles, isCounted(name) && counted, isBesideEffects && (isCounted(name) ? countedBeside : beside)]}
    >
      <Box sx={{ gridArea: 'text' }}>
        <Box component="label" htmlFor={id} sx={{ fontFamily: figures, fontWeight: 600, fontSize: '0.9375rem' }}>
          {title}
        </Box>
        <Box id={`${id}-text`} sx={{ color: 'text.secondary', fontSize: '0.875rem', textWrap: 'pretty' }}>
          {textOf(name)}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'control', minWidth: 0 }}>
        <SettingControl id={id} name={name} title={title} describedBy={`${id}-text ${id}-below`} state={state} />
        <Box id={`${id}-below`} aria-live="polite" sx={below}>
          <Below name={name} title={title} state={state} act={act} />
        </Box>
      </Box>
      <Effect name={name} value={state.value} />
    </Box>
  )
}

interface BelowProps {
  readonly name: ChangeableKey
  readonly title: string
  readonly state: SettingState
  readonly act: (does: () => void) => () => void
}

function Below({ name, title, state, act }: BelowProps) {
  const { t } = useTranslation()
  const { wordsOf } = useSettingWords()
  const { standing, isDefault, isSaving } = state
  const usual = wordsOf(name, defaultSettings[name])
  return (
    <EntryBelow state={state} theirs={wordsOf(name, standing)} act={act}>
      <span>{t('settings.byDefault', { value: usual })}</span>
      {!isDefault && (
        <Button
          size="small"
          disabled={isSaving}
          aria-label={t('settings.restoreOf', { title, value: usual })}
          onClick={act(() => state.choose(defaultSettings[name]))}
        >
          {t('settings.restore')}
        </Button>
      )}
    </EntryBelow>
  )
}

const styles = {
  display: 'grid',
  gridTemplateAreas: { xs: '"text" "control"', sm: '"text control"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 264px', lg: 'minmax(0, 1fr) 320px' },
  columnGap: 3,
  rowGap: 1,
  px: 2.25,
  py: 1.5,
  '&:focus': { outline: 'none' },
} as const
const counted = {
  gridTemplateAreas: { xs: '"text" "control" "effect"', sm: '"text control" "effect control"' },
  gridTemplateRows: { sm: 'auto 1fr' },
} as const
const beside = { [sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) 30rem' } } as const
const countedBeside = {
  [sideBySide]: {
    gridTemplateAreas: '"text control effect"',
    gridTemplateColumns: 'minmax(0, 1fr) 12.5rem 16rem',
    gridTemplateRows: 'auto',
  },
} as const
