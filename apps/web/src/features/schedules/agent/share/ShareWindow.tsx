import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { readFeed, shareFeed, unshareFeed } from '@vigie/contract/schedules/schedules.feed.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { invalidate, useAsk } from '../../../../api/queries.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { ownZone, writtenDay } from '../../../../kit/dates.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { Modal } from '../../../../ui/dialogs/Modal.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { LoadingPlaceholder } from '../../../../ui/feedback/LoadingPlaceholder.tsx'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { ErrorState } from '../../../../ui/feedback/StatePage.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { ShareIcon } from '../../../../ui/icons.tsx'
import { FeedAddress } from './FeedAddress.tsx'

/** Shares one's own planning under a secret address: made and shown once, renewed, taken away. */
export function ShareWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sentenceOf = useSentence()
  const { data, error, refetch } = useAsk(readFeed, {}, { staleTime: 0 })
  const [path, setPath] = useState<string | null>(null)
  const [asking, setAsking] = useState<'renew' | 'stop' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const act = async (done: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await done()
      await invalidate(readFeed)
    } catch (failed) {
      setProblem(sentenceOf(failed))
    }
    setAsking(null)
    setBusy(false)
  }
  const share = () => act(async () => setPath((await ask(shareFeed, {})).path))
  const stop = () =>
    act(async () => {
      await ask(unshareFeed, {})
      setPath(null)
      toast('success', t('schedules.feed.stopped'))
    })
  const isShared = data ? data.sharedSince !== null : false
  return (
    <>
      <Modal
        isOpen
        isWide
        maxWidth="sm"
        title={t('schedules.feed.title')}
        subtitle={t('schedules.feed.text')}
        icon={ShareIcon}
        onClose={onClose}
        actions={
          isShared ? (
            <>
              <Button color="error" onClick={() => setAsking('stop')}>
                {t('schedules.feed.stop')}
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => setAsking('renew')}>
                {t('schedules.feed.renew')}
              </Button>
            </>
          ) : (
            data && (
              <Button variant="contained" loading={isBusy} onClick={() => void share()}>
                {t('schedules.feed.create')}
              </Button>
            )
          )
        }
      >
        {problem && <Banner tone="missing">{problem}</Banner>}
        {path !== null ? (
          <FeedAddress path={path} />
        ) : data ? (
          <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
            {data.sharedSince
              ? t('schedules.feed.since', { day: writtenDay(dayOf(localOf(data.sharedSince, ownZone())), language, 'long') })
              : t('schedules.feed.none')}
          </Typography>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingPlaceholder>
            <Skeleton variant="text" width="90%" />
            <Skeleton variant="text" width="60%" />
          </LoadingPlaceholder>
        )}
      </Modal>
      <ConfirmDialog
        isOpen={asking === 'renew'}
        variant="warning"
        title={t('schedules.feed.renewAsk')}
        confirm={t('schedules.feed.renew')}
        onConfirm={share}
        onCancel={() => setAsking(null)}
      >
        {t('schedules.feed.renewText')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'stop'}
        variant="critical"
        title={t('schedules.feed.stopAsk')}
        confirm={t('schedules.feed.stop')}
        onConfirm={stop}
        onCancel={() => setAsking(null)}
      >
        {t('schedules.feed.stopText')}
      </ConfirmDialog>
    </>
  )
}
