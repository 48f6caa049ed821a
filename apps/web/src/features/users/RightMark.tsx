import Box from '@mui/material/Box'
import type { RightWord } from '@vigie/contract/users/users.rules.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { forcedColours } from '../../theme/forced.ts'
import type { Tone } from '../../theme/palette.ts'
import { EyeIcon, type Icon } from '../../ui/firstIcons.tsx'
import { CheckIcon, EditIcon, LockIcon } from '../../ui/icons.tsx'

const looks: Readonly<Record<Exclude<RightWord, 'none'>, readonly [Icon, Tone]>> = {
  edit: [EditIcon, 'run'],
  see: [EyeIcon, 'wait'],
  yes: [CheckIcon, 'run'],
  closed: [LockIcon, 'missing'],
}

/** What somebody may do: a word with its sign; `of` says to readers of what. */
export function RightMark({ word, of }: { word: RightWord; of?: string }) {
  const { t } = useTranslation()
  const hidden = of && <span className="visually-hidden">{t('users.cell', { column: of, word: '' })}</span>
  if (word === 'none')
    return (
      <Box component="span" sx={{ color: 'text.secondary', px: '8px' }}>
        {hidden}
        {of ? <span className="visually-hidden">{t('users.legend.none')}</span> : null}
        <span aria-hidden={of ? true : undefined}>—</span>
      </Box>
    )
  const [WordIcon, tone] = looks[word]
  return (
    <Box component="span" className="mark" sx={{ ...mark, color: `tone.${tone}.ink`, bgcolor: `tone.${tone}.soft` }}>
      {hidden}
      <WordIcon size={14} style={{ flex: 'none' }} />
      {t(`users.words.${word}`)}
    </Box>
  )
}

/** What the words mean, below the table. */
export function RightLegend() {
  const { t } = useTranslation()
  return (
    <Box role="group" aria-label={t('users.legend.title')} sx={legend}>
      {(['edit', 'see', 'yes', 'closed', 'none'] as const).map((word) => (
        <span key={word}>
          <RightMark word={word} /> {t(`users.legend.${word}`)}
        </span>
      ))}
    </Box>
  )
}

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxWidth: '100%',
  px: '6px',
  py: '3px',
  borderRadius: '7px',
  fontFamily: figures,
  fontSize: '0.78125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  [forcedColours]: { outline: '1px solid' },
} as const
const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 1,
  pt: 1.25,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
} as const
