import { role } from '@vigie/contract/access.ts'
import Box from '@mui/material/Box'
import { homeQuery } from '../routing/addresses/homes.ts'
import { inPlace, useAddress } from '../routing/useAddress.ts'
import { AccountLines } from '../features/home/AccountLines.tsx'
import { Columns } from '../features/home/Columns.tsx'
import { Greeting } from '../features/home/Greeting.tsx'
import { Links } from '../features/home/Links.tsx'
import { News } from '../features/home/News.tsx'
import { Urgency } from '../features/home/Urgency.tsx'
import { NextShift } from '../features/clockings/phone/NextShift.tsx'
import { useUser } from '../session/store.ts'

/** The home of agents, clients and partners: what the company tells them, whom to call, what is their own. */
export default function Home() {
  const isAgent = useUser().role === role.agent
  const [{ newId }, change] = useAddress({ query: homeQuery })
  const side = (
    <>
      <AccountLines />
      {/* Last: they come when they come, and push nothing down. */}
      <Links />
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Greeting />
      {isAgent && (
        <Box
          sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '560px minmax(0, 1fr)' } }}
        >
          <NextShift />
          {/* Whom to call comes before what there is to read: one-handed, outdoors. */}
          <Urgency />
        </Box>
      )}
      <Columns main={<News openId={newId} onOpen={(id) => change({ newId: id }, inPlace)} />} side={side} />
    </Box>
  )
}
