import Button from '@mui/material/Button'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PinIcon } from '../../../ui/icons.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { confirmReason, leave, readAgain, tryAgain, understand, useFlow } from './actions.ts'
import type { Flow } from './flow.ts'
import { LostStep } from './LostStep.tsx'
import { ReasonStep } from './ReasonStep.tsx'
import { Busy, DoneStep, Announcement } from './steps.tsx'

/** From the big button to «c'est fait», one question at a time. */
export function ClockDialog() {
  const { t } = useTranslation()
  const flow = useFlow()
  if (flow.step === 'idle') return null
  const { act, shift } = flow.intent
  return (
    <Modal
      isOpen
      isWide
      maxWidth="xs"
      title={t(`clockings.phone.dialog.${act}`)}
      subtitle={shift.siteName}
      // What is on its way is not left: it may already be recorded.
      {...(flow.step !== 'sending' && { onClose: leave })}
      actions={actionOf(flow, t)}
    >
      <Step key={flow.step} flow={flow} />
    </Modal>
  )
}

function Step({ flow }: { flow: Exclude<Flow, { step: 'idle' }> }) {
  const { t } = useTranslation()
  const { intent } = flow
  switch (flow.step) {
    case 'explaining':
      return (
        <Announcement
          icon={PinIcon}
          tone="run"
          title={t('clockings.phone.explain.title')}
          text={t('clockings.phone.explain.text')}
          note={t('clockings.phone.explain.next')}
        />
      )
    case 'locating':
      return <Busy title={t('clockings.phone.locating.title')} text={t('clockings.phone.locating.text')} />
    case 'lost':
      return <LostStep fault={flow.fault} />
    case 'imprecise': {
      const accuracy = intent.reading?.accuracyMetres ?? 0
      return (
        <Announcement
          icon={PinIcon}
          tone="late"
          title={t('clockings.phone.imprecise.title')}
          text={t('clockings.phone.imprecise.text', { accuracy })}
        />
      )
    }
    case 'outside': {
      const text = t('clockings.phone.outside.text', {
        distance: intent.areaCheck?.metres ?? 0,
        perimeter: intent.site.perimeterMetres,
      })
      return <Announcement icon={PinIcon} tone="missing" title={t('clockings.phone.outside.title')} text={text} intent={intent} />
    }
    case 'reasoning':
      return <ReasonStep intent={intent} />
    case 'sending':
      return <Busy title={t('clockings.phone.sending.title')} text={t('clockings.phone.sending.text')} intent={intent} />
    case 'done':
      return <DoneStep {...flow} />
    case 'refused':
      return (
        <Announcement
          tone="missing"
          title={t('clockings.phone.refused.title')}
          text={flow.message}
          note={t('clockings.phone.refused.text')}
          intent={intent}
        />
      )
    case 'notKept':
      return <Announcement tone="missing" title={t('clockings.phone.notKept.title')} text={t('clockings.phone.notKept.text')} />
  }
}

/** The one thing to press now; null where the step itself holds what there is to press. */
function actionOf(flow: Flow, t: TFunction): ReactNode {
  const main = (words: string, onClick: () => void, isClosed = false) => (
    <Button variant="contained" size="large" fullWidth disabled={isClosed} onClick={onClick} sx={{ minHeight: 52, fontSize: '1rem' }}>
      {words}
    </Button>
  )
  const again = () => main(t('clockings.phone.again'), () => void readAgain())
  switch (flow.step) {
    case 'explaining':
      return main(t('clockings.phone.explain.go'), () => void understand())
    case 'lost':
    case 'imprecise':
    case 'outside':
      return again()
    // Whoever comes closer needs no reason.
    case 'reasoning': {
      const { act, areaCheck, reasonId } = flow.intent
      return (
        <>
          {areaCheck?.isOutside && (
            <Button
              variant="outlined"
              color="inherit"
              size="large"
              fullWidth
              onClick={() => void readAgain()}
              sx={{ minHeight: 52, fontSize: '1rem' }}
            >
              {t('clockings.phone.again')}
            </Button>
          )}
          {main(t(`clockings.phone.acts.${act}`), () => void confirmReason(), reasonId === null)}
        </>
      )
    }
    case 'notKept':
      return main(t('common.retry'), () => void tryAgain())
    case 'done':
    case 'refused':
      return main(t('clockings.phone.done.close'), leave)
    default:
      return null
  }
}
