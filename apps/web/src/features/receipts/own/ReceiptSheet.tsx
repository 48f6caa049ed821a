import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOf } from '../../../domains/clockings/kinds.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { fetchFile } from '../../../kit/fetchFile.ts'
import { serverOrigin } from '../../../session/company.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { copyText } from '../../../ui/feedback/copyText.ts'
import { CopyIcon, UploadIcon } from '../../../ui/icons.tsx'
import { Letters } from '../../../ui/marks/Letters.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import type { OwnAct } from './own.rules.ts'

const QrCode = lazy(() => fetchFile(() => import('../../../ui/marks/QrCode.tsx')).then((file) => ({ default: file.QrCode })))

/** Where anybody checks it: the receipt stands in the fragment, which is sent to no server. */
const linkOf = (receipt: string): string => `${serverOrigin() || location.origin}/verifier#${receipt}`

interface ReceiptSheetProps {
  /** Null: closed. */
  readonly act: (OwnAct & { readonly receipt: string }) | null
  readonly onClose: () => void
}

/** The receipt of one act: to be scanned, sent, copied or checked. */
export function ReceiptSheet({ act, onClose }: ReceiptSheetProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const zone = useTimeWords().foreignZone
  const local = act && localOf(act.happenedAt, act.timeZone)
  return (
    <Modal
      isOpen={act !== null}
      onClose={onClose}
      maxWidth="xs"
      title={act ? `${kindOf(act.kind, t)} · ${clockOf(local!)}` : ''}
      subtitle={
        act && (
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {[capital(writtenDay(dayOf(local!), language, 'wholeWithYear')), zone(act.timeZone, act.happenedAt)]
              .filter(Boolean)
              .join(' · ')}
            <br />
            <span {...ownWords}>{act.siteName}</span>
          </Box>
        )
      }
    >
      {act && <Shown act={act} />}
    </Modal>
  )
}

function Shown({ act }: { act: OwnAct & { readonly receipt: string } }) {
  const { t } = useTranslation()
  const { receipt } = act
  const link = linkOf(receipt)
  const copy = () => copyText(receipt, { done: t('clockings.own.sheet.copied'), failed: t('clockings.own.sheet.notCopied') })
  // Closed without choosing anybody, it rejects: nothing has gone wrong.
  const share = () => navigator.share({ title: t('clockings.own.sheet.shareTitle'), url: link }).catch(() => undefined)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Standing act={act} />
      <Typography sx={{ textWrap: 'pretty' }}>{t('clockings.own.sheet.text')}</Typography>
      <Box sx={{ justifySelf: 'center', width: '100%', maxWidth: 340, aspectRatio: '1', '& > svg': { width: '100%', height: '100%' } }}>
        <Suspense fallback={<Skeleton variant="rounded" width="100%" height="100%" />}>
          <QrCode text={link} label={t('clockings.own.sheet.qr')} size={340} isLong />
        </Suspense>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
        {'share' in navigator && (
          <Button variant="contained" startIcon={<UploadIcon />} onClick={() => void share()} sx={{ minHeight: 44 }}>
            {t('clockings.own.sheet.share')}
          </Button>
        )}
        <Button variant="outlined" color="inherit" startIcon={<CopyIcon />} onClick={() => void copy()} sx={{ minHeight: 44 }}>
          {t('clockings.own.sheet.copy')}
        </Button>
      </Box>
      <Button component="a" href={link} target="_blank" rel="noopener noreferrer" sx={{ minHeight: 44 }}>
        {t('clockings.own.sheet.check')}
      </Button>
      <Letters name={t('clockings.own.sheet.receipt')}>{receipt}</Letters>
      <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
        {t('clockings.own.sheet.says')}
      </Typography>
    </Box>
  )
}

/** A receipt shows that an act was recorded; whether it counts, and why not, stands here. */
function Standing({ act: { standing, reason } }: { act: OwnAct }) {
  const { t } = useTranslation()
  if (standing === 'toConfirm') return <Banner tone="late">{t('clockings.phone.confirm.why', { why: reason ?? '' })}</Banner>
  if (standing !== 'refused') return null
  return (
    <Banner tone="missing">
      {t('clockings.own.sheet.refused')}
      {reason && (
        <Box component="span" {...ownWords} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {reason}
        </Box>
      )}
    </Banner>
  )
}
