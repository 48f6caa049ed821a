import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { Occasion } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { figures } from '../../../theme/augment.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { onPhone, tabletTarget, tabletText } from '../../../ui/page/tablet.ts'
import { useReasons } from './useReasons.ts'

/** What is said about an act before it is sent. */
export interface ReasonInput {
  readonly reasonId: number | null
  readonly comment: string
}
interface ReasonFieldsProps {
  readonly occasion: Occasion
  readonly said: ReasonInput
  readonly onSay: (change: Partial<ReasonInput>) => void
  /** On the wall tablet: two beside each other where words have room, each as large as a finger needs it there. */
  readonly isOnTablet?: boolean
}

/** Why: the reasons that fit the act, one of them to be chosen, and whatever else is to be said. Nothing is sent by choosing. */
export function ReasonFields({ occasion, said, onSay, isOnTablet = false }: ReasonFieldsProps) {
  const { t } = useTranslation()
  const name = useId()
  const { reasons, isLost, retry } = useReasons(occasion)
  const styles = isOnTablet ? wall : phone
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isLost && (
        <Banner
          tone="late"
          action={
            <Button color="inherit" onClick={retry} sx={{ minHeight: isOnTablet ? tabletTarget : 44 }}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('clockings.reasons.lost')}
        </Banner>
      )}
      {reasons?.length === 0 && <Banner tone="late">{t('clockings.reasons.none')}</Banner>}
      <Box component="fieldset" sx={{ m: 0, p: 0, minWidth: 0, border: 0 }}>
        <legend className="visually-hidden">{t('clockings.reasons.title')}</legend>
        <Box sx={styles.list}>
          {!reasons && !isLost && Array.from({ length: 6 }, (_, at) => <Skeleton key={at} variant="rounded" height={styles.height} />)}
          {reasons?.map((reason) => (
            <Box component="label" key={reason.id} sx={{ ...row, ...styles.row }}>
              <input
                className="visually-hidden"
                type="radio"
                name={name}
                checked={reason.id === said.reasonId}
                onChange={() => onSay({ reasonId: reason.id })}
              />
              <Box component="span" {...ownWords} sx={{ flex: 1, minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}>
                {reason.name}
              </Box>
              <CheckIcon size={isOnTablet ? 26 : 20} strokeWidth={2.4} className="mark" />
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={isOnTablet ? tabletText : {}}>
        <Field
          label={t('clockings.reasons.comment')}
          placeholder={t('clockings.reasons.optional')}
          value={said.comment}
          onChange={(event) => onSay({ comment: event.target.value })}
          maxLength={1000}
          sx={styles.field}
        />
      </Box>
    </Box>
  )
}

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  border: 1,
  borderColor: 'edge',
  cursor: 'pointer',
  bgcolor: 'background.paper',
  lineHeight: 1.25,
  touchAction: 'manipulation',
  '& .mark': { flex: 'none', visibility: 'hidden' },
  '&:has(:checked)': { borderColor: 'primary.readable', color: 'primary.readable', bgcolor: 'primary.lighter', fontWeight: 600 },
  '&:has(:checked) .mark': { visibility: 'visible' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2 },
} as const
const phone = {
  height: 52,
  list: { display: 'grid', gap: 1 },
  row: { minHeight: 52, px: 1.75, py: 0.75, borderRadius: '10px', fontSize: '1rem' },
  field: { '& input': { minHeight: 28, fontSize: '1rem' } },
} as const
const wall = {
  height: tabletTarget,
  list: {
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  row: { minHeight: tabletTarget, px: 2, py: 1, borderRadius: '16px', fontFamily: figures, fontSize: 17, fontWeight: 600 },
  field: { borderRadius: '16px', '& input': { height: 50, fontSize: 18 } },
} as const
