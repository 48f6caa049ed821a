import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorIcon, WarningIcon } from '../../ui/firstIcons.tsx'
import { said } from './setting.styles.ts'
import type { EntryState } from './useEntry.ts'

interface EntryBelowProps {
  readonly state: Pick<EntryState, 'isOvertaken' | 'problem' | 'drop' | 'saveMine'>
  /** What another user has saved meanwhile. */
  readonly theirs: string
  /** Does something by a button that goes away with what it said. */
  readonly act: (does: () => void) => () => void
  /** Where nothing is to be done. */
  readonly children: ReactNode
}

/** What stands below a value: whose of two is kept, what is wrong with it, or its default. */
export function EntryBelow({ state, theirs, act, children }: EntryBelowProps) {
  const { t } = useTranslation()
  if (state.isOvertaken) {
    return (
      <>
        <Box component="span" sx={[said, { color: 'tone.late.ink' }]}>
          <WarningIcon size={16} />
          {t('settings.overtaken', { value: theirs })}
        </Box>
        <Button size="small" onClick={act(state.drop)}>
          {t('settings.keepTheirs')}
        </Button>
        <Button size="small" onClick={act(state.saveMine)}>
          {t('settings.saveMine')}
        </Button>
      </>
    )
  }
  if (!state.problem) return children
  return (
    <Box component="span" sx={[said, { color: 'tone.missing.ink' }]}>
      <ErrorIcon size={16} />
      {state.problem}
    </Box>
  )
}
