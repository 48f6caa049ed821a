import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { siteAddress } from '../../../routing/addresses/sites.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useNewSite } from '../useNewSite.tsx'

/** The way to add a site by hand, for who edits sites. */
export function AddSite() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!mayUse(useExchange(), may.editSites)) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('sites.create.add')}
      </Button>
      {isOpen && <NewSite onClose={() => setOpen(false)} />}
    </>
  )
}

function NewSite({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const parts = useNewSite((siteId) => {
    onClose()
    void navigate(linkTo(siteAddress, { siteId }))
  })
  return <RecordForm {...parts} onClose={onClose} />
}
