import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'
import type { Flow } from '../flow.ts'
import { greetings, timeOfAct } from './greetings.ts'
import { keyOf } from './refusals.ts'
import { useNextText, useRefusedText } from './useRefusedText.ts'

/** What happened, in one sentence, for those who cannot see the screen: politely what was done, at once what was refused. */
export function Announcer({ flow }: { flow: Flow }) {
  const { t } = useTranslation()
  const textOf = useRefusedText()
  const nextOf = useNextText()
  return (
    <div className="visually-hidden">
      <LiveRegion>
        {flow.step === 'done' && doneSentence(flow)}
        {flow.step === 'kept' && `${t('clockings.tablet.kept.title')}. ${t('clockings.tablet.kept.text')}`}
      </LiveRegion>
      <div role="alert">{flow.step === 'refused' && refusedSentence(flow)}</div>
    </div>
  )

  function doneSentence({ act, shift, at, person }: Flow & { step: 'done' }): string {
    const { title, text } = greetings[act]
    return `${t(title, { name: person.firstName })}, ${t(text, { time: timeOfAct(act, shift, at) })}`
  }

  function refusedSentence({ refused }: Flow & { step: 'refused' }): string {
    return `${t(`clockings.tablet.refused.${keyOf(refused.code)}.title`)}. ${textOf(refused)} ${nextOf(refused)}`
  }
}
