import Button from '@mui/material/Button'
import { acceptedFiles } from '@vigie/contract/files/files.kinds.ts'
import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { AdaptiveMenu } from '../../../ui/dialogs/AdaptiveMenu.tsx'
import type { MenuAnchor } from '../../../ui/dialogs/useMenuAnchor.ts'
import { FileField } from '../../../ui/files/FileField.tsx'
import { DoneIcon } from '../../../ui/firstIcons.tsx'
import { CameraIcon, DocumentIcon, PeopleIcon, UploadIcon } from '../../../ui/icons.tsx'
import type { FilingProps } from './DropBar.tsx'

interface FilingMenuProps extends FilingProps {
  readonly anchor: MenuAnchor
  readonly button: RefObject<HTMLButtonElement | null>
}

/** The same on a phone, where nothing is dropped: one button, so that the documents begin on the first view. */
export function FilingMenu({ anchor, button, summary, isAsked, limit, onFiles, onReaders, onAsked, onCamera }: FilingMenuProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const options = [
    { id: 'readers', text: summary, caption: t('documents.filing.change'), icon: PeopleIcon, handler: onReaders },
    {
      id: 'asked',
      text: t(isAsked ? 'documents.filing.asked' : 'documents.filing.unasked'),
      caption: t('documents.filing.change'),
      icon: DoneIcon,
      handler: onAsked,
    },
    {
      id: 'choose',
      text: t('documents.filing.chooseFiles'),
      caption: limit,
      icon: DocumentIcon,
      hasDivider: true,
      handler: () => field.current?.click(),
    },
    { id: 'camera', text: t('documents.filing.camera'), icon: CameraIcon, handler: onCamera },
  ]
  return (
    <>
      <Button ref={button} variant="contained" fullWidth aria-haspopup="menu" startIcon={<UploadIcon />} onClick={anchor.open}>
        {t('documents.filing.file')}
      </Button>
      <AdaptiveMenu anchor={anchor} title={t('documents.filing.title')} options={options} />
      <FileField field={field} label={t('documents.filing.chooseFiles')} accept={acceptedFiles} isMultiple onFiles={onFiles} />
    </>
  )
}
