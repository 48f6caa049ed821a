import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { changePhoto, removePhoto } from '@vigie/contract/auth/profile.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { rereadSession } from '../../session/start.ts'
import { useUser } from '../../session/store.ts'
import { Avatar } from '../../ui/marks/Avatar.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { smallPhoto } from './photo.ts'

/** One's own picture: chosen, made small here, and shown at once. */
export function PhotoChoice() {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const user = useUser()
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const during = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      await rereadSession()
      toast('success', done)
    } catch (error) {
      setProblem(error instanceof UnreadablePhoto ? t('account.profile.photo.bad') : sentenceOf(error))
    }
    setBusy(false)
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    const send = async () => {
      const photo = await smallPhoto(file).catch(() => Promise.reject(new UnreadablePhoto()))
      await ask(changePhoto, { photo })
    }
    void during(send, t('account.profile.photo.saved'))
  }
  const hasPhoto = user.photoUrl !== null
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Avatar {...user} size={72} />
        <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
          <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
            {t('account.profile.photo.hint')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => field.current?.click()}>
              {t(hasPhoto ? 'account.profile.photo.change' : 'account.profile.photo.choose')}
            </Button>
            {hasPhoto && (
              <Button
                color="inherit"
                disabled={isBusy}
                onClick={() => void during(() => ask(removePhoto, {}), t('account.profile.photo.removed'))}
              >
                {t('account.profile.photo.remove')}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {problem && <Banner tone="missing">{problem}</Banner>}
      <input
        ref={field}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('account.profile.photo.choose')}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </Box>
  )
}

/** What was chosen is no picture that this browser reads. */
class UnreadablePhoto extends Error {}
