import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Banner } from '../feedback/Banner.tsx'

export interface FormNoticeProps {
  readonly form: {
    /** Why nothing was saved, where no field is to blame. */
    readonly refusal: string | null
    /** Another has saved meanwhile; what says so; the reader has seen it and goes on from there. */
    readonly hasMovedOn?: boolean
    readonly changed?: string
    readonly take?: () => void
  }
}

/** What a form says of itself: that another has saved meanwhile, or why nothing was saved. */
export function FormNotice({ form: { refusal, hasMovedOn = false, changed, take } }: FormNoticeProps) {
  const { t } = useTranslation()
  if (!hasMovedOn) return refusal && <Banner tone="missing">{refusal}</Banner>
  const goOn = (
    <Button color="inherit" variant="outlined" size="small" onClick={take}>
      {t('common.meanwhile.goOn')}
    </Button>
  )
  return (
    <Banner tone="late" action={goOn}>
      {changed}
    </Banner>
  )
}
