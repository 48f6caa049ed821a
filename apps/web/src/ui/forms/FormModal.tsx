import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, type ModalProps } from '../dialogs/Modal.tsx'
import { tabletTarget, tabletText } from '../page/tablet.ts'
import { SubmitButton } from '../SubmitButton.tsx'
import { FormNotice, type FormNoticeProps } from './FormNotice.tsx'
import type { FormParts } from './useForm.ts'
import { useLeaveQuestion } from './useLeaveQuestion.tsx'

interface FormModalProps extends Pick<ModalProps, 'title' | 'subtitle' | 'icon' | 'isOnTablet'> {
  readonly form: FormParts & FormNoticeProps['form']
  readonly maxWidth?: 'xs' | 'sm' | 'md'
  /** What sends it; left out where there is nothing to send now. */
  readonly submit?: string | undefined
  /** It cannot be sent as it stands. */
  readonly isBlocked?: boolean
  /** Left out where there is no way round it. */
  readonly onClose?: () => void
  /** What leaves it, where it is not what cancels it. */
  readonly leave?: string
  /** What is typed need not outlive it, and is not asked about: a password. */
  readonly forgets?: boolean
  /** Another way out, before the usual ones. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/**
 * A form in a window: its fields, what it says of itself above them, and below them the way out and the one act. What was
 * typed is not lost by leaving: the form keeps it (`useForm`, kept), or it is asked whether it may go.
 */
export function FormModal({
  form,
  maxWidth = 'sm',
  submit,
  isBlocked = false,
  onClose,
  forgets = false,
  children,
  ...given
}: FormModalProps) {
  const { t } = useTranslation()
  const id = useId()
  const { leave = t('common.cancel'), more, ...head } = given
  const isLost = form.isTouched && !form.isKept && !forgets
  // What is still on its way is not to arrive after this.
  const cancel = () => {
    form.giveUp()
    onClose?.()
  }
  const [close, question] = useLeaveQuestion(isLost, cancel, {
    title: t('widgets.leaving.title'),
    text: t('widgets.leaving.text'),
    confirm: t('widgets.leaving.confirm'),
    cancel: t('widgets.leaving.stay'),
  })
  const actions = (
    <>
      {more}
      {onClose && (
        <Button variant="outlined" color="inherit" onClick={close}>
          {leave}
        </Button>
      )}
      {submit !== undefined && (
        <SubmitButton form={id} size="medium" fullWidth={false} isBusy={form.isBusy} disabled={isBlocked || (form.hasMovedOn ?? false)}>
          {submit}
        </SubmitButton>
      )}
    </>
  )
  return (
    <>
      <Modal isOpen isWide maxWidth={maxWidth} {...head} {...(onClose && { onClose: close })} actions={actions}>
        <Box component="form" id={id} {...form.formProps} sx={[fields, head.isOnTablet === true && forFingers]}>
          <FormNotice form={form} />
          {children}
        </Box>
      </Modal>
      {question}
    </>
  )
}

const fields = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const forFingers = {
  ...tabletText,
  '& .MuiOutlinedInput-root': { minHeight: tabletTarget },
  '& .MuiOutlinedInput-input': { height: 40, fontSize: 18 },
  '& .MuiIconButton-root': { width: tabletTarget, height: tabletTarget },
  '& .MuiButton-root, & select': { minHeight: tabletTarget, borderRadius: '16px', fontSize: 18 },
  '& select + svg': { top: 'calc(50% - 10px) !important' },
} as const
