import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { readSettingsHistory } from '@vigie/contract/changes/changes.ts'
import { changeLogo, logoBytes, readLogoFile, removeLogo } from '@vigie/contract/companies/companies.logo.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { writtenBytes } from '../../../kit/bytes.ts'
import { rereadSession } from '../../../session/start.ts'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { groundsOf } from '../../../theme/palette.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Brand } from '../../../ui/marks/Brand.tsx'
import { PictureDialog } from '../../../ui/picture/PictureDialog.tsx'

/** Pixels of the side that a logo is cut from: of a wide one a third is left, and still sharp on paper. */
const side = 960

/** The company's logo as it stands on light and dark grounds; it is replaced and removed here. */
export function LogoPart() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const hasLogo = useExchange().theme.logoUrl !== null
  const { data } = useAsk(readLogoFile, {}, { isEnabled: hasLogo })
  const file = hasLogo ? data?.file : null
  const after = async (work: Promise<unknown>, done: string) => {
    await work
    await Promise.all([rereadSession(), invalidate(readLogoFile, readSettingsHistory)])
    toast('success', done)
  }
  return (
    <div>
      <Box sx={head}>
        <b>{t('settings.logo.title')}</b>
        <Button size="small" onClick={() => setOpen(true)}>
          {t(hasLogo ? 'settings.logo.change' : 'settings.logo.choose')}
        </Button>
      </Box>
      <Box sx={grounds}>
        <span style={groundOf('light')}>
          <Brand />
        </span>
        <span style={groundOf('dark')}>
          <Brand />
        </span>
      </Box>
      <Box sx={{ mt: 0.75, mb: 1.25, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere', textWrap: 'pretty' }}>
        {file ? (
          <>
            {file.name && <span {...ownWords}>{file.name}</span>}
            {file.name && ' · '}
            {writtenBytes(file.bytes, language)}
          </>
        ) : (
          t(hasLogo ? 'settings.logo.text' : 'settings.logo.none')
        )}
      </Box>
      {isOpen && (
        <PictureDialog
          title={t('settings.logo.title')}
          of="logo"
          now={<Brand isMarkOnly size={96} />}
          hint={t('settings.logo.hint')}
          cut={{ side, isOpaque: false, most: logoBytes }}
          onSave={(logo, fileName) => after(ask(changeLogo, { logo, fileName }), t('settings.logo.saved'))}
          onRemove={hasLogo ? () => after(ask(removeLogo, {}), t('settings.logo.removed')) : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const groundOf = (mode: 'light' | 'dark') => ({ backgroundColor: groundsOf(mode).paper, color: groundsOf(mode).ink })

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 28,
  '& b': { fontFamily: figures, fontWeight: 600, fontSize: '0.9375rem' },
  '& .MuiButton-root': { minHeight: { xs: 44, md: 'max(28px, var(--finger, 0px))' }, mr: -0.75, px: 0.75, py: 0 },
} as const
const grounds = {
  display: 'grid',
  gap: 1,
  mt: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 68,
    px: 1,
    minWidth: 0,
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    forcedColorAdjust: 'none',
  },
} as const
