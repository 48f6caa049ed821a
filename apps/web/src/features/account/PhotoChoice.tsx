import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { photoBytes, photoPixels } from '@vigie/contract/auth/photo.rules.ts'
import { changePhoto, removePhoto } from '@vigie/contract/auth/profile.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { rereadSession } from '../../session/start.ts'
import { useUser } from '../../session/store.ts'
import { Avatar } from '../../ui/marks/Avatar.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { PictureDialog } from '../../ui/picture/PictureDialog.tsx'

/** One's own picture: chosen, cut here, and shown at once. */
export function PhotoChoice() {
  const { t } = useTranslation()
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const after = async (work: Promise<unknown>, done: string) => {
    await work
    await rereadSession()
    toast('success', done)
  }
  const hasPhoto = user.photoUrl !== null
  const choose = t(hasPhoto ? 'account.profile.photo.change' : 'account.profile.photo.choose')
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Avatar {...user} size={72} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {t('account.profile.photo.hint')}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {choose}
        </Button>
      </Box>
      {isOpen && (
        <PictureDialog
          title={choose}
          of="face"
          now={<Avatar {...user} size={96} />}
          hint={t('widgets.picture.faceHint')}
          cut={{ side: photoPixels, isOpaque: true, most: photoBytes }}
          onSave={(photo) => after(ask(changePhoto, { photo }), t('widgets.picture.saved'))}
          onRemove={hasPhoto ? () => after(ask(removePhoto, {}), t('widgets.picture.removed')) : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}
