import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import * as may from '@vigie/contract/access.calls.ts'
import { listSold, removeSold, type SoldPrestation } from '@vigie/contract/planning/planning.sold.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { SheetCard } from '../../../records/SheetCard.tsx'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useRefusal } from '../../../ui/feedback/useRefusal.ts'
import { EditIcon, TrashIcon } from '../../../ui/icons.tsx'
import { SoldForm } from './SoldForm.tsx'

/** The prestations that are sold at the site, each with what it asks of its agents. */
export function SoldCard({ site }: { site: { readonly id: number; readonly name: string } }) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const exchange = useExchange()
  const mayEdit = mayUse(exchange, may.editSites)
  const { data } = useAsk(listSold, { siteId: site.id }, { isEnabled: mayUse(exchange, may.seeSold) })
  const [opened, open] = useState<number | 'new' | null>(null)
  const [removed, askRemoval] = useState<SoldPrestation | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  if (!data) return null
  const { prestations } = data
  const opening = prestations.find(({ id }) => id === opened) ?? null
  const remove = async ({ id, name, version }: SoldPrestation) => {
    try {
      await ask(removeSold, { siteId: site.id, id, version })
      toast('success', t('sites.sold.removed', { name }))
    } catch (error) {
      refused(error)
    }
    await invalidate(listSold)
    setRemoving(false)
  }
  return (
    <SheetCard
      title={t('sites.sold.title')}
      aside={
        mayEdit && (
          <Button size="small" onClick={() => open('new')} sx={{ minHeight: 44, mr: -1 }}>
            {t('sites.sold.add')}
          </Button>
        )
      }
    >
      {prestations.length === 0 && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('sites.sold.none')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {prestations.map((sold) => (
          <Box key={sold.id} component="li" sx={line}>
            <Box {...ownWords} sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
              <b>{sold.name}</b>
              <Asked sold={sold} />
            </Box>
            {mayEdit && (
              <>
                <IconButton aria-label={t('sites.sold.change', { name: sold.name })} onClick={() => open(sold.id)}>
                  <EditIcon />
                </IconButton>
                <IconButton
                  aria-label={t('sites.sold.remove', { name: sold.name })}
                  onClick={() => {
                    askRemoval(sold)
                    setRemoving(true)
                  }}
                  sx={{ mr: -1 }}
                >
                  <TrashIcon />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Box>
      {(opened === 'new' || opening) && <SoldForm site={site} sold={opening} all={prestations} onClose={() => open(null)} />}
      <ConfirmDialog
        isOpen={isRemoving}
        variant="warning"
        title={t('sites.sold.removeTitle', { name: removed?.name ?? '' })}
        confirm={t('sites.sold.removeShort')}
        onConfirm={() => (removed ? remove(removed) : undefined)}
        onCancel={() => setRemoving(false)}
      >
        {t('sites.sold.removeText')}
      </ConfirmDialog>
    </SheetCard>
  )
}

/** What is asked for everywhere, then what this site asks for beside it. */
function Asked({ sold: { isCardRequired, required, requiredHere } }: { sold: SoldPrestation }) {
  const { t } = useTranslation()
  const everywhere = [...(isCardRequired ? [t('sites.sold.card')] : []), ...required].join(', ')
  const here = requiredHere.length > 0 && t('sites.sold.here', { names: requiredHere.join(', ') })
  return (
    <Box component="small" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {[everywhere, here].filter(Boolean).join(' · ') || t('sites.sold.nothing')}
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 52,
  py: 0.5,
  listStyle: 'none',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
