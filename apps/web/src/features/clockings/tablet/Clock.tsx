import { useReasonsKept } from './useReasonsKept.ts'
import { useExchange } from '../../../session/store.ts'
import { TwoPanels } from '../../../ui/page/TwoPanels.tsx'
import { useFlow } from './actions.ts'
import { isAtPost } from './flow.ts'
import { ShiftPanel } from './shift/ShiftPanel.tsx'
import { ShiftStep } from './shift/ShiftStep.tsx'
import { useShiftAddress } from './shift/useShiftAddress.ts'
import { Announcer } from './steps/Announcer.tsx'
import { ChoiceStep } from './steps/ChoiceStep.tsx'
import { closedBy } from './code/closed.ts'
import { CodePanel } from './code/CodePanel.tsx'
import { ConfirmStep } from './steps/ConfirmStep.tsx'
import { DoneVerdict } from './steps/DoneVerdict.tsx'
import { KeptVerdict } from './steps/KeptVerdict.tsx'
import { NamingStep } from './steps/NamingStep.tsx'
import { useOffline } from './network.ts'
import { useCanRecognise } from './offline.ts'
import { ReasonStep } from './steps/ReasonStep.tsx'
import { RefusedVerdict } from './steps/RefusedVerdict.tsx'
import { useSecondsTo } from './SecondsLeft.tsx'
import { SendingStep } from './steps/SendingStep.tsx'
import { useAutoReturn } from './useAutoReturn.ts'
import { useDay } from './day/useDay.ts'
import { useDeviceSession } from './useDeviceSession.ts'
import { useCards } from './cards/useCards.ts'
import { useRosterKept } from './useRosterKept.ts'
import { useKeys } from './code/useKeys.ts'
import { useSounds } from './sound/useSounds.ts'
import { TabletScreen } from './day/TabletScreen.tsx'

/** The time clock on the wall: the panel that everybody reads, and the one that an agent uses. */
export function Clock() {
  const flow = useFlow()
  const session = useDeviceSession()
  const isOffline = useOffline()
  const day = useDay(session === 'open')
  useReasonsKept(session === 'open')
  useRosterKept(session === 'open')
  const returnsAt = useAutoReturn()
  useShiftAddress(flow)
  useSounds(flow)
  const { features } = useExchange().environment
  const canLeaveEarly = features.includes('canClockOutEarlier')

  const lockedUntil = flow.step === 'typing' ? flow.lockedUntil : 0
  // The keypad opens again at the second when the lock ends.
  const isLocked = (useSecondsTo(lockedUntil || null) ?? 0) > 0
  const isAway = isOffline || session === 'offline'
  // Of what it knows the device takes codes also while nobody answers.
  const canGoOn = useCanRecognise()
  const closed = closedBy(session, isOffline, isLocked ? lockedUntil : 0, canGoOn)
  // Until the device has told what it takes: codes, which every device takes unless it was set otherwise.
  const { isByCode, isByNfc } = day ?? { isByCode: true, isByNfc: false }
  useKeys({ isOpen: closed === null, isByCode, isByNfc })
  useCards({ isOpen: closed === null, isByNfc })

  const isAnnounced = flow.step === 'done' || flow.step === 'kept' || flow.step === 'refused'
  const isTyping = flow.step === 'typing' || flow.step === 'asking' || isAnnounced
  return (
    <>
      <TwoPanels
        isCovered={isAnnounced}
        isSteady
        header={
          isAtPost(flow) ? (
            <ShiftPanel shift={flow.shift} />
          ) : (
            <TabletScreen day={day} state={isAway ? 'offline' : session === 'slow' ? 'connecting' : 'open'} isSaidBelow={isTyping} />
          )
        }
      >
        {isTyping && (
          <CodePanel
            code={flow.step === 'typing' || flow.step === 'asking' ? flow.code : ''}
            isAsking={flow.step === 'asking'}
            isByCode={isByCode}
            isByNfc={isByNfc}
            closed={closed}
            isAway={isAway}
          />
        )}
        {flow.step === 'naming' && <NamingStep candidates={flow.candidates} returnsAt={returnsAt} />}
        {flow.step === 'choosing' && <ChoiceStep person={flow.person} returnsAt={returnsAt} />}
        {isAtPost(flow) && <ShiftStep person={flow.person} shift={flow.shift} returnsAt={returnsAt} />}
        {flow.step === 'confirming' && !isAtPost(flow) && (
          <ConfirmStep person={flow.person} shift={flow.shift} act={flow.act} canLeaveEarly={canLeaveEarly} returnsAt={returnsAt} />
        )}
        {flow.step === 'reasoning' && <ReasonStep intent={flow.intent} returnsAt={returnsAt} />}
        {flow.step === 'sending' && <SendingStep person={flow.person} isUnanswered={flow.unanswered > 0} />}
      </TwoPanels>
      {flow.step === 'done' && (
        <DoneVerdict firstName={flow.person.firstName} act={flow.act} shift={flow.shift} at={flow.at} returnsAt={returnsAt} />
      )}
      {flow.step === 'kept' && (
        <KeptVerdict firstName={flow.person.firstName} act={flow.act} shift={flow.shift} at={flow.at} returnsAt={returnsAt} />
      )}
      {flow.step === 'refused' && (
        <RefusedVerdict refused={flow.refused} canSayOnTheWay={flow.onTheWay !== undefined} returnsAt={returnsAt} isByCode={isByCode} />
      )}
      <Announcer flow={flow} />
    </>
  )
}
