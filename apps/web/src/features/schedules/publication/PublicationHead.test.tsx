import type { Month } from '@vigie/contract/kit/time.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queries } from '../../../api/queries.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { PublicationHead } from './PublicationHead.tsx'
import type { usePublications } from './usePublications.ts'

readyForParts()

const head = (unpublished: number) => (
  <QueryClientProvider client={queries}>
    <main tabIndex={-1}>
      <PublicationHead
        month={'202610' as Month}
        query={{ data: { agents: [{}], unpublished }, error: null } as unknown as ReturnType<typeof usePublications>}
        onMonth={() => undefined}
        onAsk={() => undefined}
        onHelp={undefined}
        export={null}
      />
    </main>
  </QueryClientProvider>
)

it('leaves the focus to the page when the button that published has nothing left to publish', async () => {
  const { again } = show(head(3))
  screen.getByRole('button', { name: 'Publier octobre 2026 pour 3 agents' }).focus()
  again(head(0))
  expect(screen.getByRole('button', { name: 'Tout est publié' })).toHaveProperty('disabled', true)
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})
