import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { type SuggestedWarning, suggestedWarnings } from '@vicino/domain/anamnesis/suggested-warnings.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { permissionForWarning, warningKinds } from '@vicino/domain/warnings/warning.ts'
import { createWarning, getWarnings } from '@vicino/domain/warnings/warnings.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldMessage } from '../../ui/fields/FieldFrame.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './Suggestions.module.css'

/** What should be known at the door, out of the answers: written as a warning by a tap, never by itself. */
export function SuggestedWarnings({ section, answers }: { section: Section; answers: Answers }) {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const { data: warnings } = useRead(getWarnings, { params: { dossierId } })
  if (!warnings) return null
  const standing = warnings.filter(({ ended }) => ended === null)
  const offered = suggestedWarnings(section, answers, standing, words => t(words)).filter(({ kind }) =>
    allows(permissionForWarning(kind, 'write')),
  )
  if (offered.length === 0) return null
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>
        <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
        {t('Avvertenze per chi arriva')}
      </h2>
      <ul>
        {offered.map(warning => (
          <Offered key={warning.suggested_by} warning={warning} />
        ))}
      </ul>
    </section>
  )
}

function Offered({ warning: { kind, text, suggested_by } }: { warning: SuggestedWarning }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const [_id] = useState(() => newId())
  const save = useSave(createWarning)
  const write = async (): Promise<void> => {
    const written = await save.send({ params: { dossierId }, body: { _id, kind, text, suggested_by } })
    if (written) toast(t('Avvertenza salvata: {{text}}', { text }), 'ok')
  }
  return (
    <li className={classes.offer}>
      <span className={classes.words}>
        <Text tone="muted" size={15} weight="regular">
          {t(warningKinds.find(({ value }) => value === kind)!.label)}
        </Text>
        {text}
      </span>
      <Button
        variant="default"
        loading={save.saving}
        aria-label={t('Aggiungi alle avvertenze: {{text}}', { text })}
        onClick={() => void write()}
      >
        {t('Aggiungi alle avvertenze')}
      </Button>
      {save.banner && <FieldMessage>{save.banner}</FieldMessage>}
    </li>
  )
}
