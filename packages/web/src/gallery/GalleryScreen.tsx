import { Page } from '../ui/page/Page.tsx'
import type { Gallery } from './gallery.ts'
import classes from './GalleryScreen.module.css'

/** The gallery as one page with a list of its parts, or one entry alone. */
export function GalleryScreen({ galleries, only }: { galleries: readonly Gallery[]; only: string | null }) {
  const all = galleries.flatMap(({ title, entries }) =>
    entries.map(entry => ({ ...entry, id: `${title}/${entry.name}` })),
  )
  const chosen = all.find(({ id }) => id === only)
  if (chosen) {
    const Alone = chosen.show
    return <Alone />
  }
  return (
    <Page width="full">
      <h1>Galleria</h1>
      {all.map(({ id, show: Show, alone: covers }) => (
        <section key={id} className={classes.entry} data-gallery-entry={id}>
          <h2 className={classes.name}>
            <a href={`?entry=${encodeURIComponent(id)}`}>{id}</a>
          </h2>
          {covers ? null : <Show />}
        </section>
      ))}
    </Page>
  )
}
