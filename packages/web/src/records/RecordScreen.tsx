import type { Stored } from '@vicino/domain/records/record.ts'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { useDossier } from '../session/dossier.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Screen } from '../calls/Screen.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { RecordHistory } from './RecordHistory.tsx'
import type { HeldRecord, RecordView } from './record-view.ts'
import { StrikeRecord } from './StrikeRecord.tsx'
import { useIds } from './use-ids.ts'

type Props<Row extends Stored, Values extends HeldRecord> = {
  of: RecordView<Row, Values>
  under: (row: Row) => string
  /** What is read of it. */
  children: (row: Row) => ReactNode
}

/** One record of a plain kind: what it says now, and everything that was ever written of it. */
export function RecordScreen<Row extends Stored, Values extends HeldRecord>(props: Props<Row, Values>) {
  const { of, under, children } = props
  const { calls, words } = of.record
  const { t } = useTranslation()
  const params = useIds()
  const read = useRead(calls.one, { params })
  const versions = useRead(calls.versions, { params })
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton />}
      title={(read.data && of.nameOf?.(read.data)) ?? t(words.one.label)}
      kind={of.nameOf && t(words.one.label)}
      under={read.data && under(read.data)}
      back={of.pages.list.link(params)}
      actions={read.data && <RecordActions of={of} row={read.data} />}
    >
      {row => (
        <Stack>
          {row.struck && (
            <Notice tone="error">{t('Annullato: {{reason}}', { reason: row.struck.reason })}</Notice>
          )}
          {children(row)}
          <RecordHistory
            read={{ ...versions, data: versions.data?.map(one => ({ ...one, ...of.valuesOf(one) })) }}
            fields={of.rows}
            {...(of.told && { told: of.told })}
          />
        </Stack>
      )}
    </Screen>
  )
}

type Acting<Row extends Stored, Values extends HeldRecord> = { of: RecordView<Row, Values>; row: Row }

/** What may be done with a record: correct it, or strike it. What is struck only stays to be read. */
function RecordActions<Row extends Stored, Values extends HeldRecord>({ of, row }: Acting<Row, Values>) {
  const { calls, words, write } = of.record
  const { t } = useTranslation()
  const { allows } = useDossier()
  const params = useIds()
  const save = useSave(calls.correct)
  if (row.struck || !allows(write)) return null
  const name = of.nameOf?.(row)
  const strike = async (reason: string): Promise<Row | undefined> => {
    const struck = await save.send({ params, body: { version: row.version, struck: { reason } } })
    if (struck) toast(t(words.done.struck.label, { name }), 'ok')
    return struck
  }
  return (
    <>
      <LinkButton
        link={of.pages.edit.link(params)}
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden />}
      >
        {t('Correggi')}
      </LinkButton>
      <StrikeRecord
        draftKey={`${of.key}.strike.${row._id}`}
        label={t(words.strike.button.label)}
        question={t(words.strike.question.label, { name })}
        save={save}
        onStrike={strike}
      >
        {t(words.strike.meaning.label)}
      </StrikeRecord>
    </>
  )
}
