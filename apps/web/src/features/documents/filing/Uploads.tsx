import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../../api/errors.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { DoneIcon, ErrorIcon } from '../../../ui/firstIcons.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { FileIcon } from '../../../ui/marks/FileIcon.tsx'
import { useDocumentWords } from '../words.ts'
import { forget, forgetDone, tryAgain, type Upload } from './filingStore.ts'

/** Each file on its way, how far it is, and why one was not filed; the others go on. */
export function Uploads({ uploads, mostBytes }: { uploads: readonly Upload[]; mostBytes: number }) {
  const { t } = useTranslation()
  if (uploads.length === 0) return null
  const count = (state: Upload['state']) => uploads.filter((one) => one.state === state).length
  const going = count('waiting') + count('sending')
  const said =
    going > 0
      ? t('documents.uploads.going', { count: going })
      : [
          count('done') > 0 && t('documents.uploads.done', { count: count('done') }),
          count('refused') > 0 && t('documents.uploads.refused', { count: count('refused') }),
        ]
          .filter(Boolean)
          .join(' · ')
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box sx={head}>
        <LiveRegion component="span" sx={{ flex: 1, fontWeight: 600 }}>
          {said}
        </LiveRegion>
        {going === 0 && count('done') > 0 && (
          <Button size="small" color="inherit" onClick={forgetDone}>
            {t('documents.uploads.clear')}
          </Button>
        )}
      </Box>
      <Box
        component="ul"
        aria-label={t('documents.uploads.title')}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 280, overflowY: 'auto' }}
      >
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} mostBytes={mostBytes} />
        ))}
      </Box>
    </Card>
  )
}

function UploadLine({ upload: { key, file, state, share, error, unsent }, mostBytes }: { upload: Upload; mostBytes: number }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const words = useDocumentWords()
  const why = unsent ? t(`documents.uploads.${unsent}`, { name: file.name, size: words.bytes(mostBytes) }) : sentenceOf(error)
  return (
    <Box component="li" sx={line}>
      <FileIcon name={file.name} size={28} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }} title={file.name}>
          {file.name}
        </Box>
        {state === 'refused' ? (
          <Box component="span" role="alert" sx={{ color: 'tone.missing.ink', fontSize: '0.8125rem' }}>
            {why}
          </Box>
        ) : state === 'done' ? (
          <Box component="span" sx={{ color: 'tone.done.ink', fontSize: '0.8125rem' }}>
            {t('documents.uploads.filed')}
          </Box>
        ) : (
          <LinearProgress
            aria-label={t('documents.uploads.progress', { name: file.name })}
            // Once all has gone the server looks at it.
            variant={state === 'sending' && share < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(share * 100)}
            sx={{ height: 6, borderRadius: 99, my: 0.75 }}
          />
        )}
      </Box>
      {state === 'refused' && isOffline(error) && (
        <Button size="small" onClick={() => tryAgain(key)}>
          {t('common.retry')}
        </Button>
      )}
      {state === 'refused' && (
        <IconButton aria-label={t('documents.uploads.forget', { name: file.name })} onClick={() => forget(key)}>
          <CloseIcon size={18} />
        </IconButton>
      )}
      {(state === 'done' || state === 'refused') && (
        <Box component="span" aria-hidden="true" sx={{ display: 'grid', color: state === 'done' ? 'tone.done.mark' : 'tone.missing.mark' }}>
          {state === 'done' ? <DoneIcon /> : <ErrorIcon />}
        </Box>
      )}
    </Box>
  )
}

const head = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, px: 2, fontSize: '0.875rem' } as const
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 52,
  px: 2,
  py: 0.75,
  fontSize: '0.875rem',
  borderTop: 1,
  borderColor: 'divider',
} as const
