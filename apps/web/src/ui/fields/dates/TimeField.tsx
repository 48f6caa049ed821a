import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { ClockIcon } from '../../icons.tsx'
import { PickedField } from './PickedField.tsx'
import { hoursOfDay, minutesOfHour, readTime } from './timeText.ts'

interface TimeFieldProps {
  readonly label: string
  /** What was typed; `readTime` says which time it is. */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly problem?: string | undefined
  readonly hint?: ReactNode
  readonly placeholder?: string
  readonly isDisabled?: boolean
}

/** A time of the 24-hour clock, typed or chosen. What was typed is written as HH:mm when one leaves it. */
export function TimeField({ label, value, onChange, problem, isDisabled = false, ...rest }: TimeFieldProps) {
  const { t } = useTranslation()
  const [wasLeft, setLeft] = useState(false)
  const time = readTime(value)
  const unread = wasLeft && value.trim() !== '' && time === null ? t('widgets.time.unread') : undefined
  const leave = () => {
    setLeft(true)
    if (time !== null && time !== value) onChange(time)
  }
  return (
    <PickedField
      {...rest}
      label={label}
      value={value}
      isDisabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={leave}
      onFocus={() => setLeft(false)}
      placeholder={rest.placeholder ?? t('widgets.time.format')}
      maxLength={8}
      problem={problem ?? unread}
      picker={{ name: t('widgets.time.open'), icon: ClockIcon }}
    >
      {(close) => (
        <Clock
          time={time}
          onChoose={(hour, minute) => {
            close()
            onChange(`${hour}:${minute}`)
          }}
        />
      )}
    </PickedField>
  )
}

/** An hour, then a minute: the second choice closes it. */
function Clock({ time, onChoose }: { time: string | null; onChoose: (hour: string, minute: string) => void }) {
  const { t } = useTranslation()
  const [hour, setHour] = useState(time?.slice(0, 2) ?? null)
  const minutes = useRef<HTMLDivElement>(null)
  const chooseHour = (next: string) => {
    setHour(next)
    minutes.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Column label={t('widgets.time.hours')} values={hoursOfDay} chosen={hour} isFirst onChoose={chooseHour} />
      <Box ref={minutes} sx={{ display: 'contents' }}>
        <Column
          label={t('widgets.time.minutes')}
          values={minutesOfHour}
          chosen={time?.slice(3) ?? null}
          onChoose={(minute) => onChoose(hour ?? '00', minute)}
        />
      </Box>
    </Box>
  )
}

interface ColumnProps {
  readonly label: string
  readonly values: readonly string[]
  readonly chosen: string | null
  readonly isFirst?: boolean
  readonly onChoose: (value: string) => void
}

/** A list of two digits; the arrows walk through it, Enter chooses. */
function Column({ label, values, chosen, isFirst = false, onChoose }: ColumnProps) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const start = chosen !== null && values.includes(chosen) ? chosen : values[0]!
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[tabindex="0"]')
    line?.scrollIntoView?.({ block: 'center' })
    if (isFirst) line?.focus({ preventScroll: true })
  }, [isFirst])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')]
    const at = lines.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    lines[Math.min(lines.length - 1, Math.max(0, to))]?.focus()
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box id={id} sx={{ textAlign: 'center', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box ref={list} role="listbox" aria-labelledby={id} onKeyDown={move} sx={{ maxHeight: 232, overflowY: 'auto', px: 0.5, py: 0.5 }}>
        {values.map((value) => (
          <ButtonBase
            key={value}
            role="option"
            aria-selected={value === chosen}
            tabIndex={value === start ? 0 : -1}
            onClick={() => onChoose(value)}
            sx={line}
          >
            {value}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  )
}

const line = {
  display: 'block',
  width: 72,
  minHeight: 36,
  '@media (pointer: coarse)': { minHeight: 44 },
  borderRadius: '8px',
  textAlign: 'center',
  fontFamily: figures,
  fontSize: '0.9375rem',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': { color: 'primary.contrastText', bgcolor: 'primary.main', fontWeight: 700 },
} as const
