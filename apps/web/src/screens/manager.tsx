import { mayOpen } from '@vigie/contract/access.ts'
import Box from '@mui/material/Box'
import { useParameters } from '../app/useParameters.ts'
import { AccountLines } from '../features/home/AccountLines.tsx'
import { Columns } from '../features/home/Columns.tsx'
import { Greeting } from '../features/home/Greeting.tsx'
import { Links } from '../features/home/Links.tsx'
import { News } from '../features/home/News.tsx'
import { Today } from '../features/home/Today.tsx'
import { useExchange } from '../session/store.ts'
import { mayUse } from '../session/subject.ts'

/** The manager's home: what is wrong today, then what the company tells. */
export default function ManagerHome() {
  const seesServices = mayUse(useExchange(), mayOpen.services)
  const [{ newId }, change] = useParameters('newId')
  const side = (
    <>
      <Links />
      <AccountLines />
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Greeting />
      {seesServices && <Today />}
      <Columns main={<News openId={newId} onOpen={(id) => change({ newId: id })} />} side={side} />
    </Box>
  )
}
