import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { emergencyRows } from '@vicino/domain/anamnesis/emergency-rows.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { ageAt } from '@vicino/domain/days/day.ts'
import type { AskedClient } from '@vicino/domain/form/asked-form.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { useTranslation } from 'react-i18next'
import { AnswerRows } from '../anamnesis/AnswerRows.tsx'
import { useSections } from '../anamnesis/section/use-section.ts'
import { useSignedWords } from '../anamnesis/signed-words.ts'
import { useToday } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'
import { EmergencyPart } from './EmergencyPart.tsx'
import { Text } from '../ui/layout/Text.tsx'
import classes from './EmergencySheet.module.css'
import { dotted } from '../i18n/dotted.ts'

/** Conditions that are so and devices that are there, as the anamnesis says them, with who wrote it and when. */
export function EmergencyConditions({ sections }: { sections: readonly AnamnesisSection[] | null }) {
  const { t } = useTranslation()
  return (
    <EmergencyPart
      title={t('Condizioni e dispositivi')}
      known={sections}
      none={t('Non rilevati: nessuna anamnesi ne parla.')}
      isNone={saved => saved.length === 0}
    >
      {saved => <Conditions saved={saved} />}
    </EmergencyPart>
  )
}

function Conditions({ saved }: { saved: readonly AnamnesisSection[] }) {
  const { t } = useTranslation()
  const { client } = useDossier()
  const asked = { gender: client.gender, age: ageAt(client.birthday, useToday()) }
  const definitions = useSections(saved.map(({ section }) => section))
  const said = definitions.flatMap((definition, at) => rowsOf(definition, saved[at]!, asked))
  if (said.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('Nessuno indicato.')}
      </Text>
    )
  return said.map(({ row, rows }) => (
    <div key={row.section} className={classes.condition}>
      <AnswerRows rows={rows} />
      <Signed row={row} />
    </div>
  ))
}

function rowsOf(definition: Section, row: AnamnesisSection, asked: AskedClient) {
  const rows = emergencyRows(definition, readStored(definition, row.answers).answers, asked)
  return rows.length === 0 ? [] : [{ row, rows }]
}

function Signed({ row }: { row: AnamnesisSection }) {
  const { t } = useTranslation()
  const signed = useSignedWords(row)
  return (
    <Text as="p" tone="muted" size={15}>
      {dotted([signed, row.state === 'to_confirm' && t('Da confermare')])}
    </Text>
  )
}
