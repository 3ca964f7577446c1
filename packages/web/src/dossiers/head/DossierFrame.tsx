import type { ReactNode } from 'react'
import { useBesideSections } from '../../session/use-beside-sections.ts'
import { late } from '../../ui/late.ts'
import classes from './DossierFrame.module.css'

/** Phones and tablets never load it. */
const DossierSections = late(async () => (await import('./DossierSections.tsx')).DossierSections)

/**
 * A page of a dossier, on a wide screen beside the dossier's sections. They come after it: whoever goes by the keyboard is
 * in the page at once.
 */
export function DossierFrame({ children }: { children: ReactNode }) {
  const isWide = useBesideSections()
  return (
    <div className={classes.frame} data-beside-sections>
      <div className={classes.page}>{children}</div>
      {isWide && (
        <div className={classes.sections}>
          <DossierSections />
        </div>
      )}
    </div>
  )
}
