import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { dropDraft, getDraft, getDrafts } from '@vicino/domain/drafts/drafts.contract.ts'
import { toWire } from '@vicino/domain/form/wire-answers.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { restoreDraft } from '../../drafts/restore-draft.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldMessage } from '../../ui/fields/FieldFrame.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { AnswerList } from '../AnswerList.tsx'
import { draftKeyOf } from '../draft-key.ts'
import { valuesOf } from './section-values.ts'

type Props = { section: Section; row: AnamnesisSection; anamnesisId: string }

/** What the reader typed and had not saved when a newer anamnesis was begun: it can still be read, and written anew there. */
export function WaitingDraft({ section, row, anamnesisId }: Props) {
  const { t } = useTranslation()
  const params = { key: draftKeyOf(anamnesisId, section.slug) }
  const { data: draft } = useRead(getDraft, { params })
  const drop = useSave(dropDraft, { refreshes: [getDraft, getDrafts] })
  if (!draft) return null
  const { answers } = restoreDraft(valuesOf(section, row), draft.value)
  return (
    <Card title={t('Bozza privata')}>
      <Stack>
        <p>
          {t("Scritta il {{at}} e non salvata prima dell'anamnesi più recente. Solo lei la vede.", {
            at: formatIn(spokenLanguage()).instant(draft.saved_at),
          })}
        </p>
        <AnswerList
          section={section}
          row={{ ...row, answers: toWire(section, answers), derived: {} }}
          empty={t('Nessuna risposta')}
        />
        <div>
          <Button variant="default" loading={drop.saving} onClick={() => void drop.send({ params })}>
            {t('Scarta la bozza')}
          </Button>
        </div>
        {drop.banner && <FieldMessage>{drop.banner}</FieldMessage>}
      </Stack>
    </Card>
  )
}
