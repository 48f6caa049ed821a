import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { DemandNeed } from '@vigie/contract/demands/demands.forms.ts'
import { mostDemandFiles } from '@vigie/contract/demands/demands.rules.ts'
import { acceptedFiles } from '@vigie/contract/files/files.kinds.ts'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenBytes } from '../../../kit/bytes.ts'
import { freshUuid } from '../../../kit/uuid.ts'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { useCamera } from '../../../ui/camera/useCamera.tsx'
import { FileField } from '../../../ui/files/FileField.tsx'
import { overZone, useFileDrop } from '../../../ui/files/useFileDrop.ts'
import { ErrorIcon } from '../../../ui/firstIcons.tsx'
import { CameraIcon, DocumentIcon } from '../../../ui/icons.tsx'
import { AttachedFile } from './AttachedFile.tsx'
import type { Attached } from './draft.rules.ts'
import { cameraFailure, untakenBecause } from './files.rules.ts'

interface FilesFieldProps {
  readonly need: Exclude<DemandNeed, 'none'>
  readonly files: readonly Attached[]
  readonly onChange: (files: readonly Attached[]) => void
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Of what is being sent, from 0 to 1. */
  readonly share: number
}

/** What comes with a demand: photographed, chosen or dropped, and looked at before it is taken. */
export function FilesField({ need, files, onChange, problem, isBusy, share }: FilesFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const mostBytes = useExchange().environment.settings.file_megabytes * 1024 * 1024
  const size = writtenBytes(mostBytes, language)
  const [wrong, setWrong] = useState<string>()
  const { capture, overlay } = useCamera()
  const add = (given: readonly File[]) => {
    const judged = given.map((file) => ({ file, why: untakenBecause(file, mostBytes) }))
    const taken = judged.flatMap(({ file, why }) => (why === null ? [{ key: freshUuid(), file }] : []))
    const room = mostDemandFiles - files.length
    const refused = judged.find(({ why }) => why !== null)
    const isTooMany = taken.length > room
    if (taken.length > 0) onChange([...files, ...taken.slice(0, room)])
    if (refused) setWrong(t(`demands.own.form.${refused.why!}`, { name: refused.file.name, size }))
    else setWrong(isTooMany ? t('problems.demand.tooManyFiles', { count: mostDemandFiles }) : undefined)
  }
  const shoot = async () => {
    setWrong(undefined)
    try {
      const photo = await capture()
      if (photo) add([photo])
    } catch (error) {
      setWrong(t(`demands.own.form.${cameraFailure(error)}`))
    }
  }
  const { isOver, zone } = useFileDrop(add, isBusy)
  const label =
    need === 'required' ? t('demands.own.form.filesRequired') : t('demands.own.form.optional', { label: t('demands.own.form.files') })
  const said = wrong ?? problem
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-below`} sx={styles} {...zone}>
      <Box id={id} sx={{ fontFamily: figures, fontWeight: 600, fontSize: '0.875rem' }}>
        {label}
      </Box>
      {files.length > 0 && (
        <ul>
          {files.map((one) => (
            <AttachedFile
              key={one.key}
              file={one.file}
              isBusy={isBusy}
              onRemove={() => {
                setWrong(undefined)
                onChange(files.filter(({ key }) => key !== one.key))
              }}
            />
          ))}
        </ul>
      )}
      <Box className="ways">
        <Button
          variant="outlined"
          startIcon={<CameraIcon />}
          disabled={isBusy}
          // What is wrong with the files is found here by the keyboard.
          aria-invalid={said !== undefined}
          onClick={() => void shoot()}
          sx={{ borderStyle: 'dashed', ...(isOver && overZone) }}
        >
          {t('demands.own.form.camera')}
        </Button>
        <Button variant="outlined" color="inherit" startIcon={<DocumentIcon />} disabled={isBusy} onClick={() => field.current?.click()}>
          {t('demands.own.form.file')}
        </Button>
      </Box>
      <FileField field={field} label={t('demands.own.form.files')} accept={acceptedFiles} isMultiple onFiles={add} />
      <Box id={`${id}-below`} aria-live="polite" className={said ? 'below wrong' : 'below'}>
        {said && <ErrorIcon size={16} style={{ flex: 'none', marginTop: 2 }} />}
        <span>{said ?? t('demands.own.form.limit', { count: mostDemandFiles, size })}</span>
      </Box>
      {isBusy && files.length > 0 && (
        <LinearProgress
          aria-label={t(share < 1 ? 'demands.own.form.sending' : 'demands.own.form.lookedAt')}
          // Once all has gone the server looks at it.
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(share * 100)}
          sx={{ height: 6, borderRadius: 99 }}
        />
      )}
      {overlay}
    </Box>
  )
}

const styles = {
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& ul': { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', m: 0, p: 0, listStyle: 'none' },
  '& .ways': { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  '& .ways .MuiButton-root': { minHeight: 56, borderRadius: '12px' },
  '& .below': { display: 'flex', gap: 0.75, minHeight: 19, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .below.wrong': { color: 'tone.missing.ink' },
} as const
