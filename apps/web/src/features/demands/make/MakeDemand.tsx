import Skeleton from '@mui/material/Skeleton'
import { absenceDays, demandType } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { clockOf, dayOf } from '@vigie/contract/kit/time.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { useOwnAdvances } from '../useOwnDemands.ts'
import { useDemandWords } from '../words.ts'
import { draftOf } from './draft.rules.ts'
import { MakeForm } from './MakeForm.tsx'
import { useHeldSheet, useOwnContracts } from './useBeginning.ts'

interface MakeDemandProps {
  readonly type: DemandTypeForm
  /** The service that it is about. */
  readonly shiftId: number | null
  readonly onClose: () => void
  /** To ask by another type, about the same service. */
  readonly onAway: (() => void) | undefined
}

/** The form of a type over the page, once what it begins with is known. */
export function MakeDemand({ type, shiftId, onClose, onAway }: MakeDemandProps) {
  const { contracts, isPending } = useOwnContracts()
  const { sheet, number, isComing, error, retry } = useHeldSheet(type)
  const advances = useOwnAdvances()
  // A service that is not one's own, or is gone, is simply not named.
  const about = useAsk(readShiftInfos, { id: shiftId ?? 0 }, { isEnabled: shiftId !== null })
  const givenOf = useGiven(type)
  const isWaiting = isComing || isPending || advances.isPending || (shiftId !== null && about.isPending)
  if (isWaiting || error) {
    return (
      <Modal isOpen isWide maxWidth="sm" title={type.name} onClose={onClose}>
        {error ? <ErrorState error={error} onRetry={retry} /> : <FormComing />}
      </Modal>
    )
  }
  const isAdvance = type.id === demandType.advance
  const contract = (isAdvance && contracts.find(({ id }) => !advances.contractIds.has(id))) || contracts[0]
  const start = draftOf({ form: type, sheet, given: about.data && givenOf(about.data.shift), contractId: contract?.id })
  return (
    <MakeForm
      type={type}
      start={start}
      sheet={sheet}
      number={number}
      about={shiftId === null ? '' : String(shiftId)}
      contracts={contracts}
      closed={{ ids: isAdvance ? advances.contractIds : new Set(), sentence: advances.sentence }}
      onClose={onClose}
      onAway={about.data && onAway}
    />
  )
}

/** What a form knows of the service that it was opened about: its days, and its name where it asks for one. */
function useGiven({ fields }: DemandTypeForm) {
  const { t } = useTranslation()
  const words = useDemandWords()
  return ({ siteName: site, startsLocal, endsLocal }: Shift): Readonly<Record<string, string>> => {
    const day = dayOf(startsLocal)
    const times = t('schedules.times', { start: clockOf(startsLocal), end: clockOf(endsLocal) })
    const longest = fields.find(({ name }) => name === 'service')?.maxLength
    const service = t('demands.own.form.service', { site, day: words.day(day), times }).slice(0, longest)
    return { day, service, [absenceDays.first]: day, [absenceDays.last]: day }
  }
}

const FormComing = () => (
  <LoadingPlaceholder sx={{ display: 'grid', gap: 2 }}>
    {[76, 76, 120, 76].map((height, at) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Skeleton key={at} variant="rounded" height={height} />
    ))}
  </LoadingPlaceholder>
)
