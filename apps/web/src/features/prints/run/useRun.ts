import { cancelPrint, listPrints, startPrint, type Print } from '@vigie/contract/prints/prints.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input } from '../../../api/ask.ts'
import { isRefused } from '../../../api/errors.ts'
import { invalidate, useSend } from '../../../api/queries.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { putPrint, type Prints } from './usePrints.ts'

/** What is printed; null: nothing can be yet. */
export type PrintRequest = Input<typeof startPrint> | null

/** The print that is followed here, and what was chosen when it ended: its file is offered until something else is. */
interface Followed {
  readonly id: number
  readonly chosen: string | null
}

/** Starts, follows and cancels one print; one that was under way when the page was opened is followed as well. */
export function useRun(request: PrintRequest, { prints, underWay }: Prints) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const starting = useSend(startPrint)
  const cancelling = useSend(cancelPrint)
  const chosen = JSON.stringify(request)
  const [followed, setFollowed] = useState<Followed | null>(null)
  const underWayId = underWay?.id
  useEffect(() => {
    if (underWayId !== undefined) setFollowed({ id: underWayId, chosen: null })
  }, [underWayId])
  const print = prints?.find(({ id }) => id === followed?.id)
  const isOver = print?.state === 'done' || print?.state === 'failed'
  useEffect(() => {
    if (isOver) setFollowed((now) => now && (now.chosen === null ? { ...now, chosen } : now))
  }, [isOver, chosen])
  const follow = (next: Print) => {
    putPrint(next)
    setFollowed({ id: next.id, chosen: null })
    void invalidate(listPrints)
  }
  const start = async () => {
    if (!request) return
    try {
      follow((await starting.mutateAsync(request)).print)
    } catch (error) {
      toast('error', sentence(error))
      // Another page of theirs may have begun one.
      if (isRefused(error)) void invalidate(listPrints)
    }
  }
  const cancel = async (id: number) => {
    try {
      putPrint((await cancelling.mutateAsync({ id })).print)
      toast('info', t('prints.act.cancelled'))
    } catch (error) {
      toast('error', sentence(error))
    }
    void invalidate(listPrints)
  }
  const ended = isOver && (followed?.chosen === null || followed?.chosen === chosen) ? print : null
  return {
    /** Under way, or just ended. */
    print: underWay ?? ended,
    isStarting: starting.isPending,
    isCancelling: cancelling.isPending,
    start: () => void start(),
    cancel: (id: number) => void cancel(id),
    leave: () => setFollowed(null),
  }
}
export type Run = ReturnType<typeof useRun>
