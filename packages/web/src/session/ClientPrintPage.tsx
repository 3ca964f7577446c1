import { formatIn } from '@vicino/domain/days/format.ts'
import type { ReactNode } from 'react'
import { spokenLanguage } from '../i18n/texts.ts'
import { now } from '../i18n/use-today.ts'
import { PrintPage } from '../ui/page/PrintPage.tsx'
import { useDossier } from './dossier.ts'
import { usePerson } from './person.ts'

type Props = {
  /** Called each time the page is printed: that it left is written down. */
  onPrint: () => void
  children: ReactNode
}

/** A page of the open dossier as it goes on paper: its sheets name the client, who printed them and when. */
export function ClientPrintPage({ onPrint, children }: Props) {
  const { client } = useDossier()
  const { name } = usePerson()
  const format = formatIn(spokenLanguage())
  return (
    <PrintPage
      about={`${client.name}, ${format.day(client.birthday)}`}
      printedAt={format.instant(now())}
      printedBy={name}
      onPrint={onPrint}
    >
      {children}
    </PrintPage>
  )
}
