import Box from '@mui/material/Box'
import type { ChangedLine } from '@vigie/contract/instructions/instructions.lines.rules.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { forcedColours } from '../../../theme/forced.ts'

/** A text with its changes: lines that were added, and those that are gone. */
export function ChangedText({ lines }: { lines: readonly ChangedLine[] }) {
  const { t } = useTranslation()
  return (
    <Box {...ownWords} sx={styles}>
      {lines.map(({ kind, text }, at) => {
        if (kind === 'same') return <p key={at}>{text || '\u00a0'}</p>
        const [As, sign] = kind === 'added' ? (['ins', '+'] as const) : (['del', '−'] as const)
        return (
          <p key={at} className={kind}>
            <span aria-hidden="true">{sign}</span>
            <span className="visually-hidden">{t(`sites.own.${kind}`)} </span>
            <As>{text || '\u00a0'}</As>
          </p>
        )
      })}
    </Box>
  )
}

const styles = {
  borderInlineStart: '3px solid',
  borderColor: 'divider',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& p': { m: 0, pl: 3, pr: 1, position: 'relative' },
  '& p > span:first-of-type': { position: 'absolute', insetInlineStart: 8, fontWeight: 700 },
  '& ins': { textDecoration: 'none' },
  '& .added': { color: 'tone.done.ink', bgcolor: 'tone.done.soft', [forcedColours]: { fontWeight: 700 } },
  '& .removed': { color: 'tone.missing.ink', bgcolor: 'tone.missing.soft' },
} as const
