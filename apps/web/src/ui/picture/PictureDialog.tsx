import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '../../kit/fetchFile.ts'
import { Modal } from '../dialogs/Modal.tsx'
import { useCamera } from '../camera/useCamera.tsx'
import { Banner } from '../feedback/Banner.tsx'
import { useSentence } from '../feedback/sentences.ts'
import { SubmitButton } from '../SubmitButton.tsx'
import { ChoosePicture } from './ChoosePicture.tsx'
import type { Area } from './picture.rules.ts'
import { cutOut, readPicture, turned, UnreadablePicture, type Cut, type Picture } from './picture.ts'

/** With its library, when it is needed and not before. */
const CropArea = lazy(() => fetchFile(() => import('./CropArea.tsx')))

export interface PictureDialogProps {
  readonly title: string
  readonly subtitle?: string
  readonly hint: string
  /** What stands there now. */
  readonly now: ReactNode
  /** A face is cut round and may be shot; a logo keeps its corners, and stands there as a whole; a wide picture is cut to 16:9. */
  readonly of: 'face' | 'logo' | 'wide'
  readonly cut: Cut
  /** What is taken, in base64, and what its file was called. */
  readonly onSave: (picture: string, fileName: string) => Promise<unknown>
  /** Left out where there is nothing to take away. */
  readonly onRemove?: (() => Promise<unknown>) | undefined
  readonly onClose: () => void
}

const pictures = 'image/jpeg,image/png,image/webp'
const kinds = { face: pictures, logo: `${pictures},image/svg+xml`, wide: pictures } as const

/** A picture is chosen, dropped or shot, its part is cut out, and it is kept. */
export function PictureDialog({ title, subtitle, hint, now, of, cut, onSave, onRemove, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { capture, overlay } = useCamera()
  const [picture, setPicture] = usePicture()
  const [fileName, setFileName] = useState('')
  const [area, setArea] = useState<Area | null>(null)
  const [busy, setBusy] = useState<'reading' | 'saving' | 'removing' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const say = (error: unknown) =>
    error instanceof UnreadablePicture ? t(error.isTooLarge ? 'widgets.picture.tooLarge' : 'widgets.picture.bad') : sentenceOf(error)
  const during = async (what: typeof busy, work: () => Promise<unknown>) => {
    setBusy(what)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(say(error))
    }
    setBusy(null)
  }
  const put = (next: Picture | null) => {
    setPicture(next)
    setArea(null)
  }
  const read = (file: File) =>
    void during('reading', async () => {
      put(await readPicture(file, of === 'logo'))
      setFileName(file.name)
    })
  const shoot = async () => {
    const photo = await capture().catch(() => setProblem(t('widgets.camera.failed')))
    if (photo) read(photo)
  }
  const save = () =>
    void during('saving', async () => {
      if (!picture || !area) return
      await onSave(await cutOut(picture, area, cut), fileName.slice(-200))
      onClose()
    })
  const remove = onRemove && (() => void during('removing', async () => (await onRemove(), onClose())))
  return (
    <>
      <Modal
        isOpen
        isWide
        maxWidth="xs"
        title={title}
        subtitle={subtitle}
        onClose={onClose}
        actions={
          picture ? (
            <>
              <Button variant="outlined" color="inherit" disabled={busy !== null} onClick={() => put(null)}>
                {t('widgets.picture.other')}
              </Button>
              <SubmitButton
                type="button"
                size="medium"
                fullWidth={false}
                isBusy={busy === 'saving'}
                disabled={area === null}
                onClick={save}
              >
                {t('common.save')}
              </SubmitButton>
            </>
          ) : (
            remove && (
              <Button color="inherit" disabled={busy !== null} onClick={remove}>
                {t('widgets.picture.remove')}
              </Button>
            )
          )
        }
      >
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {problem && <Banner tone="missing">{problem}</Banner>}
          {picture ? (
            <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
              <CropArea
                key={picture.url}
                picture={picture}
                isRound={of === 'face'}
                aspect={of === 'wide' ? 16 / 9 : 1}
                onArea={setArea}
                onTurn={() => void during('reading', async () => put(await turned(picture)))}
              />
            </Suspense>
          ) : (
            <ChoosePicture
              now={now}
              hint={hint}
              accept={kinds[of]}
              isBusy={busy !== null}
              onShoot={of === 'face' ? () => void shoot() : undefined}
              onFile={read}
            />
          )}
        </Box>
      </Modal>
      {overlay}
    </>
  )
}

/** The picture at hand; the memory of the former one is given back. */
function usePicture() {
  const [picture, setPicture] = useState<Picture | null>(null)
  useEffect(() => () => picture?.close(), [picture])
  return [picture, setPicture] as const
}
