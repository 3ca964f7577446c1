import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { HospitalReturn } from '@vicino/domain/drugs/hospital-return.ts'
import { getHospitalReturn, saveHospitalReturn } from '@vicino/domain/drugs/hospital-return.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { reasonMax } from '@vicino/domain/wire/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { IconPill, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { readAnew, type RefusedSave, useSave } from '../../calls/use-save.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { listWords } from '../../i18n/list-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { QuestionSheet } from '../../records/QuestionSheet.tsx'
import { useAskedSave } from '../../records/use-asked-save.ts'
import { useDossier } from '../../session/dossier.ts'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { late } from '../../ui/late.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { toast } from '../../ui/toast.ts'
import { useReturnTo } from '../../ui/use-return-to.ts'
import { askedOfDrug } from '../asked-of-drug.ts'
import { valuesOf } from '../drug-values.ts'
import { ReturnedDrugCard } from './ReturnedDrugCard.tsx'
import {
  answerTo,
  FormReturn,
  isWholeAnswer,
  type ReturnAnswer,
  returnedOf,
  type ReturnValues,
} from './return-values.ts'

const ChangeDrugSheet = late(async () => (await import('./ChangeDrugSheet.tsx')).ChangeDrugSheet)

/** The drugs of a client who is back from hospital, each continued, changed or stopped, in one save. */
export function HospitalReturnScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.hospitalReturn).params
  const mayWrite = useDossier().allows('drugs.write_list')
  const read = useRead(getHospitalReturn, { params: { dossierId } })
  return (
    <Screen
      read={read}
      width="form"
      writes={mayWrite}
      title={t("Rientro dall'ospedale")}
      under={read.data && <StayWords stay={read.data.stay} />}
      back={pages.drugs.link({ dossierId })}
      actions={
        mayWrite && (
          <LinkButton
            link={pages.newDrug.link({ dossierId }, { for: 'return' })}
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            {t('Nuovo farmaco')}
          </LinkButton>
        )
      }
    >
      {asked =>
        asked.drugs.length === 0 ? (
          <EmptyState icon={IconPill} words={t('Non ci sono farmaci')} />
        ) : (
          <ReturnForm asked={asked} dossierId={dossierId} />
        )
      }
    </Screen>
  )
}

function StayWords({ stay }: Pick<HospitalReturn, 'stay'>) {
  const { t } = useTranslation()
  if (stay === null) return t('Ogni farmaco: continua, modifica o termina')
  const { day } = formatIn(spokenLanguage())
  return t('Ricovero dal {{from}} al {{to}}', {
    from: day(stay.from),
    to: stay.to === null ? '' : day(stay.to),
  })
}

function ReturnForm({ asked, dossierId }: { asked: HospitalReturn; dossierId: string }) {
  const { t } = useTranslation()
  const toDrugs = useReturnTo(pages.drugs.link({ dossierId }))
  // Which drug somebody else changed meanwhile: its answer is given anew.
  const [changed, setChanged] = useState<Drug | null>(null)
  const [start] = useState<ReturnValues>(() => ({
    _id: newId(),
    reason: t("Rientro dall'ospedale"),
    answers: {},
  }))
  // Its fields are a form of their own, beside the page's.
  const [changing, setChanging] = useState<Drug | null>(null)
  // What a colleague adds while this is open is named: nobody looks for it at the end of a long page.
  const [met] = useState(() => new Set(asked.drugs.map(({ _id }) => _id)))
  const client = useQueryClient()
  const asking = useAskedSave()
  const onRefused = (refused: RefusedSave<typeof saveHospitalReturn>): void => {
    asking.onRefused(refused)
    setChanged(refused.carried('stale') ?? refused.carried('struck'))
    // Whatever was refused, it is answered over the drugs as they stand.
    if (refused.code !== 'away') void readAnew(client, dossierId, [getHospitalReturn])
  }
  const save = useSave(saveHospitalReturn, { refreshes: [getHospitalReturn], onRefused })
  const draft = useDraftForm<ReturnValues, unknown>({
    key: `drugs.return.${dossierId}`,
    schema: FormReturn,
    start,
    send: ({ _id, reason, answers }, form) => {
      const body = { _id, reason, drugs: returnedOf({ _id, reason, answers }, asked) }
      return asking.send(({ confirm }) => {
        const answered = confirm && { confirm: { ...confirm, of: [...(confirm.of ?? [])] } }
        return save.send({ params: { dossierId }, body: { ...body, ...answered } }, form)
      })
    },
    onSaved: () => {
      toast(t('Farmaci rivisti dopo il ricovero'), 'ok')
      toDrugs()
    },
  })
  const { form } = draft
  const say = (drug: Drug, answer: ReturnAnswer | undefined): void => {
    const { [drug._id]: _before, ...others } = form.getValues().answers
    form.setFieldValue('answers', answer ? { ...others, [drug._id]: answer } : others)
  }
  const unanswered = asked.drugs.filter(drug => !isWholeAnswer(answerTo(form.values, drug)))
  const open = unanswered.length
  const added = unanswered.filter(({ _id }) => !met.has(_id)).map(({ name }) => name)
  return (
    <>
      <DraftForm
        draft={draft}
        banner={changed || added.length > 0 ? null : save.banner}
        complete={open === 0}
      >
        <Stack>
          {asked.drugs.map(drug => (
            <ReturnedDrugCard
              key={drug._id}
              drug={drug}
              answer={answerTo(form.values, drug)}
              onAnswer={answer => say(drug, answer)}
              onChange={() => setChanging(drug)}
            />
          ))}
          <Card>
            <NoteField label={t('Motivo')} required maxLength={reasonMax} {...fieldOf(form, 'reason')} />
          </Card>
          {changed && (
            <Notice tone="error">
              {t('{{name}} è stato cambiato nel frattempo: rispondere di nuovo.', { name: changed.name })}
            </Notice>
          )}
          {added.length > 0 && (
            <Notice tone="attention">
              {t('Aggiunto nel frattempo: {{names}}. Manca la risposta.', { names: listWords(added) })}
            </Notice>
          )}
          {open > 0 && <p role="status">{t('{{count}} farmaci senza risposta', { count: open })}</p>}
        </Stack>
      </DraftForm>
      {changing && (
        <ChangeDrugSheet
          // What was typed over a version that somebody replaced since is no change of this one.
          draftKey={`${draft.key}.${changing._id}.${changing.version}`}
          start={answerTo(form.values, changing)?.values ?? valuesOf(changing)}
          onApply={values => {
            say(changing, { version: changing.version, act: 'change', end_date: null, values })
            setChanging(null)
          }}
          onClose={() => setChanging(null)}
        />
      )}
      <QuestionSheet of={askedOfDrug} asking={asking} />
    </>
  )
}
