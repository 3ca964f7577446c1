import { CatchBoundary, useMatches } from '@tanstack/react-router'
import { type ComponentType, memo, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BarredContext } from '../../calls/barred.ts'
import { ListBesideContext } from '../../pages/list-beside.ts'
import { useOpenPage } from '../../pages/use-open-page.ts'
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx'
import classes from './ListBeside.module.css'
import { stepAmongRows } from './row-steps.ts'
import { useCloseRecord } from './use-close-record.ts'
import { useListScreen } from './use-list-screen.ts'
import { useOpenRow } from './use-open-row.ts'

type Props = {
  /** The address of the list, as the router matches it. */
  list: string
}

/**
 * The list of the open record, with what it was narrowed to. It is the list's own screen; where the list itself is open
 * nothing stands here, and what it shows is kept in mind for its records.
 */
export function ListBeside({ list }: Props) {
  const isOpen = useOpenPage() === list
  const asked = useMatches({
    select: (matches: readonly { search: object }[]): object | undefined => matches.at(-1)?.search,
  })
  const [kept, setKept] = useState<object>({})
  if (isOpen && asked && asked !== kept) setKept(asked)
  const screen = useListScreen(list)
  useCloseRecord({ to: list, search: kept }, isOpen)
  return isOpen ? null : <ShownList list={list} search={kept} screen={screen} />
}

type ShownProps = Props & { search: object; screen: ComponentType | undefined }

/** Drawn anew only for what it shows: never for a letter typed into the record. */
const ShownList = memo(function ShownList({ list, search, screen: ListScreen }: ShownProps) {
  const { t } = useTranslation()
  const beside = useMemo(() => ({ pattern: list, search }), [list, search])
  const column = useRef<HTMLElement>(null)
  useOpenRow(column)
  return (
    <section ref={column} className={classes.list} aria-label={t('Elenco')} onKeyDown={stepAmongRows}>
      <ListBesideContext value={beside}>
        <BarredContext value={false}>
          <CatchBoundary getResetKey={() => list} errorComponent={() => null}>
            {ListScreen ? <ListScreen /> : <PageSkeleton />}
          </CatchBoundary>
        </BarredContext>
      </ListBesideContext>
    </section>
  )
})
