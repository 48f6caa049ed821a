import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mostRecipients } from '@vigie/contract/clockings/clockings.roots.rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../i18n/ownWords.ts'
import { CloseIcon, MailIcon, PlusIcon } from '../../ui/icons.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { AddRecipient } from './AddRecipient.tsx'
import { RemoveRecipient } from './RemoveRecipient.tsx'
import { cardOfRoots } from './Standing.tsx'
import type { Named } from './useRecipients.ts'

/** To whom each night's root is sent, and the way to name others. */
export function Recipients({ recipients, version }: Named) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<string | null>(null)
  const isFull = recipients.length >= mostRecipients
  return (
    <Card component="section" aria-labelledby="roots-recipients" sx={cardOfRoots}>
      <Box>
        <Typography id="roots-recipients" variant="h2">
          {t('roots.recipients.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('roots.recipients.text')}
        </Typography>
      </Box>
      {recipients.length === 0 ? (
        <Box sx={{ display: 'flex', gap: 1.75, alignItems: 'start' }}>
          <ToneTile tone="wait" icon={MailIcon} size={44} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{t('roots.recipients.none')}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
              {t('roots.recipients.why')}
            </Typography>
          </Box>
        </Box>
      ) : (
        <Box component="ul" sx={lines}>
          {recipients.map((address) => (
            <li key={address}>
              <Box component="span" {...ownWords} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {address}
              </Box>
              <IconButton
                aria-label={t('roots.recipients.remove', { address })}
                title={t('roots.recipients.removeSave')}
                onClick={() => setLeaving(address)}
                sx={{ color: 'text.secondary', flex: 'none' }}
              >
                <CloseIcon size={18} />
              </IconButton>
            </li>
          ))}
        </Box>
      )}
      {isFull ? (
        <Typography variant="body2" color="textSecondary">
          {t('roots.recipients.full', { count: mostRecipients })}
        </Typography>
      ) : (
        <Box>
          <Button variant="outlined" color="inherit" startIcon={<PlusIcon />} onClick={() => setAdding(true)}>
            {t('roots.recipients.add')}
          </Button>
        </Box>
      )}
      {isAdding && <AddRecipient recipients={recipients} version={version} onClose={() => setAdding(false)} />}
      <RemoveRecipient recipients={recipients} version={version} address={leaving} onClose={() => setLeaving(null)} />
    </Card>
  )
}

const lines = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, py: 0.25 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const
