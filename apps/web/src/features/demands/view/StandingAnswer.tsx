import Box from '@mui/material/Box'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'

/** What another manager has said to a demand while one writes: sending one's own puts it in its place. */
export function StandingAnswer({ demand: { response, handledByName } }: { demand: Demand }) {
  const { t } = useTranslation()
  return (
    <Box role="status" sx={styles}>
      <small>{handledByName ? t('demands.answer.standingBy', { name: handledByName }) : t('demands.answer.standing')}</small>
      {/* As long as it may be, the field below stays in reach; it scrolls, so the keyboard reaches it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <p {...ownWords} tabIndex={0}>
        {response || t('demands.answered.noText')}
      </p>
      <small>{t('demands.answer.replaces')}</small>
    </Box>
  )
}

const styles = {
  borderLeft: 3,
  borderColor: 'divider',
  pl: 1.5,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& p': { m: 0, maxHeight: '6em', overflowY: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
} as const
