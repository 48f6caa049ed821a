import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ChainRoot } from '@vigie/contract/clockings/clockings.proof.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenInstant } from '../../kit/dates.ts'
import { downloadText } from '../../kit/download.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { copyText } from '../../ui/feedback/copyText.ts'
import { CopyIcon, DownloadIcon } from '../../ui/icons.tsx'
import { Letters } from '../../ui/marks/Letters.tsx'
import { lettersFont } from './words.ts'

/** One root whole, with its signed entry to be kept elsewhere; null: closed. */
export function RootSheet({ root, onClose }: { root: ChainRoot | null; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Modal
      isOpen={root !== null}
      onClose={onClose}
      maxWidth="sm"
      isWide
      title={root ? t('roots.now.last', { number: t('roots.number', { value: root.number }) }) : ''}
      subtitle={root && `${writtenInstant(root.at, language, 'second')} · ${t(`roots.kinds.${root.kind}`)}`}
    >
      {root && <Shown root={root} />}
    </Modal>
  )
}

function Shown({ root: { number, siteCount, actCount, root, keyId, word } }: { root: ChainRoot }) {
  const { t } = useTranslation()
  const said = { done: t('roots.sheet.copied'), failed: t('roots.sheet.notCopied') }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        {t('roots.now.of', { acts: t('roots.now.acts', { count: actCount }), sites: t('roots.now.sites', { count: siteCount }) })}
      </Typography>
      <Letters name={t('roots.columns.digest')}>{root}</Letters>
      <Letters name={t('roots.now.key')}>{keyId}</Letters>
      <Letters name={t('roots.columns.entry')}>{word}</Letters>
      <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
        {t('roots.sheet.text')}
        <Box component="code" sx={{ ...lettersFont, display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
          {/* It breaks between words alone, and is copied whole. */}
          {t('roots.sheet.command')
            .split(/(?<= )/)
            .map((word) => (
              <Box component="span" key={word} sx={{ whiteSpace: 'nowrap' }}>
                {word}
              </Box>
            ))}
        </Box>
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
        <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copyText(word, said)} sx={{ minHeight: 44 }}>
          {t('roots.sheet.copy')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadIcon />}
          onClick={() => downloadText(t('roots.sheet.file', { number }), `${word}\n`)}
          sx={{ minHeight: 44 }}
        >
          {t('roots.sheet.save')}
        </Button>
      </Box>
    </Box>
  )
}
