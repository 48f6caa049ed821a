import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { listDemandTypes, offerDemandType, type DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useTranslation } from 'react-i18next'
import { invalidate, useAsk, useSend } from '../../../api/queries.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'

/** The types of demands, each with whether agents may choose it: a choice is saved at once. */
export function TypeSwitches() {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const query = useAsk(listDemandTypes, {}, { staleTime: 0 })
  const send = useSend(offerDemandType, { isInTurn: true })
  const isOffered = ({ id, isOffered: stands }: DemandTypeForm) =>
    send.isPending && send.variables.id === id ? send.variables.isOffered : stands
  const offer = async (id: number, next: boolean): Promise<void> => {
    try {
      await send.mutateAsync({ id, isOffered: next })
      toast('success', t('demands.types.saved'))
    } catch (error) {
      toast('error', sentenceOf(error))
    }
    await invalidate(listDemandTypes)
  }
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Box role="group" aria-label={t('demands.types.offered')} sx={{ display: 'grid' }}>
      {query.isPending && Array.from({ length: 10 }, (_, at) => <Skeleton key={at} variant="text" height={58} />)}
      {query.data?.types.map((type) => (
        <SwitchLine
          key={type.id}
          name={type.name}
          hint={t('demands.types.questions', { count: type.fields.length })}
          isOn={isOffered(type)}
          onChange={(next) => void offer(type.id, next)}
        />
      ))}
    </Box>
  )
}
