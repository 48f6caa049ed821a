import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../records/RecordPage.tsx'
import { useNewSite } from './useNewSite.tsx'

/** Sites one after the other: once one is added, the form is that of the next. */
export function NewSitePage({ onMade }: { onMade: () => void }) {
  const [count, setCount] = useState(0)
  return (
    <NewSite
      key={count}
      onMade={() => {
        setCount(count + 1)
        onMade()
      }}
    />
  )
}

function NewSite({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation()
  return <RecordPage {...useNewSite(onMade)} submit={t('sites.create.add')} />
}
