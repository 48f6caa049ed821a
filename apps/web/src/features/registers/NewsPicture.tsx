import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { changeNewsPicture, readNewsPicture, removeNewsPicture } from '@vigie/contract/news/news.pictures.ts'
import { newsPictureBytes, newsPictureSize } from '@vigie/contract/news/news.pictures.rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { PictureDialog } from '../../ui/picture/PictureDialog.tsx'
import { refreshRegister } from './useRegisterActs.ts'

interface NewsPictureProps {
  /** Null: of news that are not saved yet. */
  readonly newsId: number | null
  /** What was chosen for those, in base64; null: nothing. */
  readonly pending: string | null
  readonly onPending: (picture: string | null) => void
}

/** The picture in the form of a piece of news. That of saved news is kept at once; that of new ones with the rest. */
export function NewsPicture({ newsId, pending, onPending }: NewsPictureProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = useAsk(readNewsPicture, { id: newsId ?? 0 }, { isEnabled: newsId !== null, staleTime: 0 })
  const url = newsId === null ? pending && `data:image/jpeg;base64,${pending}` : data && data.url
  const after = async (work: Promise<unknown>, done: string) => {
    await work
    await Promise.all([invalidate(readNewsPicture), refreshRegister('news')])
    toast('success', done)
  }
  const save = async (picture: string) =>
    newsId === null ? onPending(picture) : after(ask(changeNewsPicture, { id: newsId, picture }), t('registers.of.news.picture.saved'))
  const remove = async () =>
    newsId === null ? onPending(null) : after(ask(removeNewsPicture, { id: newsId }), t('registers.of.news.picture.removed'))
  const title = t(url ? 'registers.of.news.picture.change' : 'registers.of.news.picture.add')
  return (
    <Box sx={part}>
      <Room url={url} />
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'center' }}>
        <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
          {title}
        </Button>
        {pending !== null && (
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', textWrap: 'pretty' }}>{t('registers.of.news.picture.kept')}</Box>
        )}
      </Box>
      {isOpen && (
        <PictureDialog
          title={title}
          of="wide"
          now={url ? <Room url={url} /> : null}
          hint={t('registers.of.news.picture.hint')}
          cut={{ side: newsPictureSize.width, isOpaque: true, most: newsPictureBytes }}
          onSave={save}
          onRemove={url ? remove : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

/** The place of the picture: as large without one, and while it comes. */
function Room({ url }: { url: string | null | undefined }) {
  const { t } = useTranslation()
  if (url === undefined) return <Skeleton variant="rounded" sx={{ ...room, height: 'auto' }} />
  if (url === null) return <Box sx={{ ...room, border: '1.5px dashed', borderColor: 'edge' }}>{t('registers.of.news.picture.none')}</Box>
  return <Box component="img" src={url} alt="" sx={room} />
}

const part = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 1.5,
  mb: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 15rem) minmax(0, 1fr)' },
} as const
const room = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: '20rem',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: '8px',
  color: 'text.secondary',
  fontSize: '0.875rem',
  bgcolor: 'action.hover',
} as const
