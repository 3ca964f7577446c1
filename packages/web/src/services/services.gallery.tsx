import { useState } from 'react'
import type { Gallery } from '../gallery/gallery.ts'
import { someServices } from '@vicino/domain/testing/some-catalogue.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/page/Page.tsx'
import { ChosenServices } from './ChosenServices.tsx'
import { GroupChips } from './GroupChips.tsx'
import { ServiceList } from './ServiceList.tsx'

const nothing = (): void => undefined

function Catalogue() {
  const [group, setGroup] = useState<string | null>('5003')
  return (
    <Page width="form">
      <Stack>
        <GroupChips services={someServices} group={group} onChange={setGroup} />
        <ServiceList services={someServices} chosen={new Set(['5002.340', '5003.050'])} onToggle={nothing} />
      </Stack>
    </Page>
  )
}

const Chosen = () => (
  <Page width="form">
    <Stack>
      <ChosenServices chosen={someServices.slice(0, 2)} onRemove={nothing} />
      <ChosenServices chosen={someServices} onRemove={nothing} />
    </Stack>
  </Page>
)

export const gallery: Gallery = {
  title: 'Catalogo delle prestazioni',
  entries: [
    { name: 'Elenco', show: Catalogue },
    { name: 'Scelte', show: Chosen },
  ],
}
