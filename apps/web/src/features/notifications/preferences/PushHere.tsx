import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../../api/errors.ts'
import { pushState, turnOffPush, turnOnPush } from '../../../offline/push/subscription.ts'
import type { PushState } from '../../../offline/push/push.rules.ts'
import { figures } from '../../../theme/augment.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { BellIcon } from '../../../ui/icons.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Section } from '../../../ui/page/Section.tsx'

/** Whether this browser receives notifications, and what to do about it. The browser asks its question at a press alone. */
export function PushHere({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const look = () => void pushState().then(setState)
    look()
    // What is allowed may be changed in the browser's own settings meanwhile.
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  const act = async (turn: () => Promise<PushState>, done: PushState, said: string) => {
    setBusy(true)
    setProblem(null)
    try {
      const next = await turn()
      setState(next)
      if (next === done) toast('success', said)
    } catch (error) {
      // What the push service of the browser itself says is for nobody's eyes.
      setProblem(isRefused(error) ? sentenceOf(error) : t('notifications.push.failed'))
    }
    setBusy(false)
  }
  return (
    <Section title={t('notifications.push.title')}>
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {state === null ? (
          <Skeleton variant="rounded" height={44} />
        ) : (
          <Switch
            state={state}
            isBusy={isBusy}
            onTurnOn={() => void act(() => turnOnPush(pushKey), 'on', t('notifications.push.turnedOn'))}
            onTurnOff={() => void act(turnOffPush, 'off', t('notifications.push.turnedOff'))}
          />
        )}
        {problem && <Banner tone="missing">{problem}</Banner>}
      </Card>
    </Section>
  )
}

interface SwitchProps {
  readonly state: PushState
  readonly isBusy: boolean
  readonly onTurnOn: () => void
  readonly onTurnOff: () => void
}

function Switch({ state, isBusy, onTurnOn, onTurnOff }: SwitchProps) {
  const { t } = useTranslation()
  if (state === 'on' || state === 'off') {
    const isOn = state === 'on'
    const button = (
      <Button
        variant={isOn ? 'outlined' : 'contained'}
        color={isOn ? 'inherit' : 'primary'}
        disabled={isBusy}
        onClick={isOn ? onTurnOff : onTurnOn}
      >
        {t(isOn ? 'notifications.push.turnOff' : 'notifications.push.turnOn')}
      </Button>
    )
    return (
      <Line tone={isOn ? 'done' : 'wait'} title={t(isOn ? 'notifications.push.on' : 'notifications.push.off')} action={button}>
        {isBusy && !isOn ? t('notifications.push.asking') : t(isOn ? 'notifications.push.given' : 'notifications.push.text')}
      </Line>
    )
  }
  if (state === 'denied') {
    const reload = (
      <Button variant="outlined" color="inherit" onClick={() => location.reload()}>
        {t('notifications.push.reload')}
      </Button>
    )
    return (
      <Line tone="late" title={t('notifications.push.deniedTitle')} action={reload}>
        {t('notifications.push.denied')}
      </Line>
    )
  }
  return (
    <Line tone="wait" title={t('notifications.push.off')}>
      {t(`notifications.push.${state}`)}
    </Line>
  )
}

interface LineProps {
  readonly tone: 'done' | 'late' | 'wait'
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

const Line = ({ tone, title, action, children }: LineProps) => (
  <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: 2 }}>
    <ToneTile tone={tone} icon={BellIcon} />
    <Box aria-live="polite" sx={{ flex: '1 1 14rem', minWidth: 0 }}>
      <Box sx={{ fontFamily: figures, fontWeight: 600 }}>{title}</Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', textWrap: 'pretty' }}>{children}</Box>
    </Box>
    {action && <Box sx={{ flex: 'none', width: { xs: '100%', sm: 'auto' }, '& > *': { width: { xs: '100%', sm: 'auto' } } }}>{action}</Box>}
  </Box>
)
