import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { readIdentity, type CompanyIdentity } from '@vigie/contract/companies/companies.identity.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { mayUse } from '../../../session/subject.ts'
import { useExchange } from '../../../session/store.ts'
import { twoLines } from '../../../ui/twoLines.ts'
import { IdentityDialog } from './IdentityDialog.tsx'

/** What stands of the company on each sheet besides its name, and the way to change it: for its administrators. */
export function IdentityPart() {
  const isTheirs = mayUse(useExchange(), may.administer)
  const { features } = useExchange().environment
  const { data, isError, refetch } = useAsk(readIdentity, {}, { isEnabled: isTheirs })
  const [isOpen, setOpen] = useState(false)
  const { t } = useTranslation()
  if (!isTheirs) return null
  const hasFailed = isError && !data
  const lines = data ? linesOf(data, features.includes('declarationNumber')).join(' · ') || t('prints.identity.nothing') : '\u00a0'
  const said = hasFailed ? t('prints.identity.unread') : lines
  return (
    <>
      <Divider sx={{ my: 0.75, mx: -2 }} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 60 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
            {t('prints.identity.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary" title={said} sx={twoLines}>
            {said}
          </Typography>
        </Box>
        {hasFailed ? (
          <Button color="inherit" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        ) : (
          <Button color="inherit" disabled={!data} aria-label={t('prints.identity.changeLong')} onClick={() => setOpen(true)}>
            {t('prints.identity.change')}
          </Button>
        )}
      </Box>
      {isOpen && data && <IdentityDialog identity={data} onClose={() => setOpen(false)} />}
    </>
  )
}

const linesOf = ({ authorisationNumber, declarationNumber, address, postcode, city }: CompanyIdentity, hasDeclaration: boolean): string[] =>
  [
    authorisationNumber,
    hasDeclaration ? declarationNumber : '',
    [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ].filter(Boolean)
