import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { ScheduleState } from '@vigie/contract/schedules/schedules.ts'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenInstant } from '../../../kit/dates.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { WithAction } from '../../../ui/feedback/WithAction.tsx'
import { isFocusNowhere } from '../../../ui/dialogs/focusLeft.ts'
import { DoneIcon } from '../../../ui/firstIcons.tsx'
import type { ScheduleWords } from './useScheduleWords.ts'

interface StateBarProps {
  readonly month: Month
  readonly state: ScheduleState
  readonly shiftCount: number
  readonly words: ScheduleWords
  /** Opens the validation; left out where somebody else looks at the agent's month. */
  readonly onValidate?: (() => void) | undefined
}

/** How far the month has come: not published, to be validated, validated, changed since. */
export function StateBar({ month, state, shiftCount, words, onValidate }: StateBarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { publishedAt, validatedAt, hasChanged, changedShiftIds } = state
  if (publishedAt === null) {
    const sentence = onValidate ? t('schedules.unpublished', { month: words.month(month) }) : t('schedules.unpublishedForManager')
    return <Banner tone="wait">{sentence}</Banner>
  }
  const button = (text: string) =>
    onValidate &&
    shiftCount > 0 && (
      <Button variant="contained" onClick={onValidate} sx={{ flex: 'none' }}>
        {text}
      </Button>
    )
  if (validatedAt !== null && hasChanged) {
    const at = writtenInstant(validatedAt, language)
    const changed = changedShiftIds.length
    const said = t(onValidate ? 'schedules.validation.changed' : 'schedules.validation.changedForManager', { at })
    const what = changed > 0 ? t('schedules.validation.changedShifts', { count: changed }) : t('schedules.validation.removed')
    return (
      <Banner tone="late">
        <WithAction action={button(t('schedules.validation.again'))}>
          {said} {what}
        </WithAction>
      </Banner>
    )
  }
  if (validatedAt !== null) {
    return (
      <Stamp>
        <DoneIcon />
        {t('schedules.validation.done', { at: writtenInstant(validatedAt, language) })}
      </Stamp>
    )
  }
  if (shiftCount === 0) return null
  if (!onValidate) return <Banner tone="wait">{t('schedules.validation.published', { at: writtenInstant(publishedAt, language) })}</Banner>
  return (
    <Banner tone="run">
      <WithAction action={button(t('schedules.validation.action'))}>{t('schedules.validation.ask')}</WithAction>
    </Banner>
  )
}

/** Gives the focus to what has been validated, where it would be nowhere: the button that asked for it is gone. */
export function focusStamp(): void {
  if (isFocusNowhere()) document.querySelector<HTMLElement>('[data-stamp]')?.focus({ preventScroll: true })
}

/** What has been validated. It takes the place of the button that asked for it, and its focus. */
function Stamp({ children }: { children: ReactNode }) {
  // It may come before the window is gone that asked for it, or after.
  useEffect(focusStamp, [])
  return (
    <Box
      data-stamp
      role="status"
      tabIndex={-1}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'tone.done.ink', fontWeight: 600 }}
    >
      {children}
    </Box>
  )
}
