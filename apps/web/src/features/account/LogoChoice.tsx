import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { changeLogo, logoBytes, removeLogo } from '@vigie/contract/companies/companies.logo.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { rereadSession } from '../../session/start.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Brand } from '../../ui/marks/Brand.tsx'
import { PictureDialog } from '../../ui/picture/PictureDialog.tsx'
import { Panel } from './Panel.tsx'

/** Pixels of the side that a logo is cut from: of a wide one a third is left, and still sharp on paper. */
const side = 960

/** The company's logo, by whoever runs the portal for it. */
export function LogoChoice() {
  const { t } = useTranslation()
  const exchange = useExchange()
  const [isOpen, setOpen] = useState(false)
  if (!mayUse(exchange, may.administer)) return null
  const hasLogo = exchange.theme.logoUrl !== null
  const after = async (work: Promise<unknown>, done: string) => {
    await work
    await rereadSession()
    toast('success', done)
  }
  return (
    <Panel title={t('account.logo.title')} text={t('account.logo.text')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Brand size={40} />
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {t(hasLogo ? 'account.logo.change' : 'account.logo.choose')}
        </Button>
      </Box>
      {isOpen && (
        <PictureDialog
          title={t('account.logo.title')}
          of="logo"
          now={<Brand isMarkOnly size={96} />}
          hint={t('account.logo.hint')}
          cut={{ side, isOpaque: false, most: logoBytes }}
          onSave={(logo) => after(ask(changeLogo, { logo }), t('account.logo.saved'))}
          onRemove={hasLogo ? () => after(ask(removeLogo, {}), t('account.logo.removed')) : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}
