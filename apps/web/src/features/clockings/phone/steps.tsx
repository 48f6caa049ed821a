import Box from '@mui/material/Box'
import { isImprecise } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import type { Tone } from '../../../theme/palette.ts'
import { DoneIcon, ErrorIcon, WarningIcon, type Icon } from '../../../ui/firstIcons.tsx'
import { NoNetworkIcon } from '../../../ui/icons.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'
import type { Flow, Intent } from './flow.ts'
import { usePhoneWords } from './words.ts'

const middle = { display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.25, pt: 2, pb: 1, textWrap: 'pretty' } as const

/** A step's own title: it takes the focus, so that whoever hears the page hears it. */
export function StepTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Typography ref={title} tabIndex={-1} variant="h3" component="h3" sx={{ fontSize: '1.25rem', outline: 'none' }}>
      {children}
    </Typography>
  )
}

/** How far the reading lies from the site, and how precise it is; the distance is left out where it was just said. */
export function PositionLine({ intent, isAccuracyAlone = false }: { intent: Intent; isAccuracyAlone?: boolean }) {
  const { t } = useTranslation()
  const { reading, areaCheck } = intent
  if (!reading) return null
  const accuracy = reading.accuracyMetres
  const distance = areaCheck?.metres ?? null
  return (
    <Typography color="textSecondary" sx={{ fontFamily: figures, fontWeight: 600 }}>
      {distance === null || isAccuracyAlone
        ? t('clockings.phone.accuracy', { accuracy })
        : t('clockings.phone.place', { distance, accuracy })}
    </Typography>
  )
}

interface AnnouncementProps {
  readonly tone: Tone
  readonly icon?: Icon
  readonly title: string
  readonly text: string
  readonly note?: string
  /** Shows where its reading lies. */
  readonly intent?: Intent
}

/** Something that the agent must read before going on. */
export const Announcement = ({ tone, icon = ErrorIcon, title, text, note, intent }: AnnouncementProps) => (
  <Box sx={middle}>
    <ToneTile tone={tone} icon={icon} size={56} />
    <StepTitle>{title}</StepTitle>
    <Typography sx={{ fontSize: '1rem' }}>{text}</Typography>
    {intent && <PositionLine intent={intent} isAccuracyAlone />}
    {note && <Typography color="textSecondary">{note}</Typography>}
  </Box>
)

/** Something that takes a moment. */
export const Busy = ({ title, text, intent }: { title: string; text: string; intent?: Intent }) => (
  <Box sx={middle} aria-busy="true">
    <Box sx={{ position: 'relative', width: 56, height: 56, color: 'primary.readable' }}>
      <Spinner size={56} />
    </Box>
    <StepTitle>{title}</StepTitle>
    <Typography color="textSecondary">{text}</Typography>
    {intent && <PositionLine intent={intent} />}
  </Box>
)

type DoneProps = Extract<Flow, { step: 'done' }>

/** Recorded, or kept on this phone: each looks and says another thing, and what a manager must confirm says so. */
export function DoneStep(done: DoneProps) {
  const { t } = useTranslation()
  const words = usePhoneWords()
  const { intent } = done
  const { tone, icon } = looksOf(done)
  const time = 'at' in done ? words.time(done.at, intent.shift.timeZone) : ''
  return (
    <Box sx={middle}>
      <ToneTile tone={tone} icon={icon} size={56} />
      {time && (
        <Box component="span" aria-hidden="true" sx={{ fontFamily: figures, fontWeight: 700, fontSize: '3rem', lineHeight: 1.1 }}>
          {time}
        </Box>
      )}
      <StepTitle>{titleOf(done, time, t)}</StepTitle>
      <Typography sx={{ fontSize: '1rem' }}>{textOf(done, time, t)}</Typography>
      {time && done.how !== 'same' && <PositionLine intent={intent} />}
      <ToConfirm done={done} />
      {isCoarse(done) && (
        <Box sx={{ justifySelf: 'stretch', textAlign: 'start', mt: 0.5 }}>
          <Banner tone="late">{t('clockings.phone.done.imprecise')}</Banner>
        </Box>
      )}
    </Box>
  )
}

/** The act is recorded, and its place proves nothing. */
const isCoarse = ({ how, intent: { reading } }: DoneProps): boolean =>
  (how === 'recorded' || how === 'kept') && reading !== null && isImprecise(reading)

/** What is left to do by somebody else, apart from what is done. */
function ToConfirm({ done }: { done: DoneProps }) {
  const { t } = useTranslation()
  const words =
    done.how === 'recorded' && done.unconfirmed !== null
      ? t('clockings.phone.confirm.why', { why: done.unconfirmed })
      : done.how === 'kept' && done.foreseen !== null
        ? t(`clockings.phone.confirm.${done.foreseen}`)
        : null
  if (words === null) return null
  return (
    <Box sx={{ justifySelf: 'stretch', textAlign: 'start', mt: 0.5 }}>
      <Banner tone="late">{words}</Banner>
    </Box>
  )
}

function looksOf(done: DoneProps): { readonly tone: Tone; readonly icon: Icon } {
  if (done.how === 'kept' || done.how === 'same') return { tone: 'late', icon: NoNetworkIcon }
  return done.how === 'recorded' && (done.unconfirmed !== null || isCoarse(done))
    ? { tone: 'late', icon: WarningIcon }
    : { tone: 'done', icon: DoneIcon }
}

function titleOf({ how, intent }: DoneProps, time: string, t: TFunction): string {
  if (how === 'recorded') return t(`clockings.phone.done.${intent.act}`, { time })
  return t(`clockings.phone.done.${how}`)
}

function textOf(done: DoneProps, time: string, t: TFunction): string {
  if (done.how === 'known') return done.message
  return t(`clockings.phone.done.${done.how}Text`, { time })
}
