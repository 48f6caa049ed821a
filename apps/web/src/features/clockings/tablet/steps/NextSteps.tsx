import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate } from '../../../../api/queries.ts'
import { forcedColours } from '../../../../theme/forced.ts'
import { onPhone, tabletTarget } from '../../../../ui/page/tablet.ts'
import { happen } from '../actions.ts'
import { figures } from '../../../../theme/augment.ts'
import type { NextStep } from './nextSteps.ts'

interface NextStepsProps {
  readonly steps: readonly NextStep[]
  /** Of the answer that they stand in. */
  readonly ink: string
  readonly ground: string
}

/** Milliseconds: a second touch of an impatient finger presses nothing that has just appeared. */
const settling = 500

/** What one may do about a no: the first is the likeliest and has the focus. */
export function NextSteps({ steps, ink, ground }: NextStepsProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const first = useRef<HTMLButtonElement>(null)
  const appearedAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    appearedAt.current = performance.now()
    first.current?.focus()
  }, [])
  const take = (step: NextStep) => {
    happen({ type: 'left' })
    if (step === 'forgotten') void router.navigate({ to: '/pointages/forgot-clocking-code' })
    if (step === 'refresh') void invalidate(deviceShifts)
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 2,
        mt: 'auto',
        pb: 2,
        [onPhone]: { width: '100%', gap: 1.5 },
      }}
    >
      {steps.map((step, at) => (
        <ButtonBase
          key={step}
          ref={at === 0 ? first : undefined}
          onClick={() => performance.now() - appearedAt.current >= settling && take(step)}
          sx={[button, at === 0 ? { bgcolor: ink, color: ground, borderColor: ink } : { color: ink, borderColor: ink }]}
        >
          {t(`clockings.tablet.nextStep.${step}`)}
        </ButtonBase>
      ))}
    </Box>
  )
}

const button = {
  minHeight: Math.max(tabletTarget, 84),
  minWidth: 280,
  px: 4,
  borderRadius: '18px',
  border: '2px solid',
  fontFamily: figures,
  fontSize: 24,
  fontWeight: 650,
  touchAction: 'manipulation',
  '&:active': { opacity: 0.85 },
  '&:focus-visible, &.Mui-focusVisible': { outline: '4px solid currentcolor', outlineOffset: '4px' },
  [forcedColours]: { borderColor: 'ButtonText' },
  [onPhone]: { minWidth: 0, flex: '1 1 150px', px: 2, minHeight: 72, fontSize: 18, whiteSpace: 'nowrap' },
} as const
