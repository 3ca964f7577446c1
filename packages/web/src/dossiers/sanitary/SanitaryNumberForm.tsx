import { updateSanitaryData } from '@vicino/domain/dossiers/personal-data.contract.ts'
import type { SanitaryData, SanitaryFields } from '@vicino/domain/dossiers/sanitary-data.ts'
import { normaliseHealthCard } from '@vicino/domain/identifiers/health-card.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { pages } from '../../pages/pages.ts'
import { useSave } from '../../calls/use-save.ts'
import { CheckedField } from '../../drafts/CheckedField.tsx'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { errorsAtFields } from '../../drafts/errors-at-fields.ts'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { toast } from '../../ui/toast.ts'
import { useReturnTo } from '../../ui/use-return-to.ts'
import { late } from '../../ui/late.ts'
import { InsurerOfCard } from './InsurerOfCard.tsx'
import { RemoveNumber } from './RemoveNumber.tsx'
import type { SanitaryNumber } from './sanitary-numbers.ts'

/** A number that another dossier has is seldom. */
const DuplicatesSheet = late(async () => (await import('../new/DuplicatesSheet.tsx')).DuplicatesSheet)

type Values = { number: string; version: number }
type Props = { number: SanitaryNumber; sanitary: SanitaryData }

/** One number. It can be saved once it is whole and right; what is wrong with it is said when one leaves the field. */
export function SanitaryNumberForm({
  number: { name, label, schema, placeholder, written, typed = text => text },
  sanitary,
}: Props) {
  const { t } = useTranslation()
  // What was read when the form opened: a newer reading in the meantime must not pass for it.
  const [{ dossierId, version, without_avs, [name]: stored }] = useState(sanitary)
  const returnToNumbers = useReturnTo(pages.sanitaryData.link({ dossierId }))
  const [alike, setAlike] = useState<SanitaryData['duplicates']>()
  const rules = z.object({ number: schema, version: z.number() })
  const [refused, setRefused] = useState<Record<string, string>>({})
  // Only the switch stands under its own name: what is refused of the number is said above the form.
  const save = useSave(updateSanitaryData, { form: { values: { without_avs }, setErrors: setRefused } })
  const send = (value: string | null, seenVersion: number): Promise<SanitaryData | undefined> => {
    const change: Partial<SanitaryFields> = { [name]: value }
    return save.send({ params: { dossierId }, body: { version: seenVersion, ...change } })
  }
  const draft = useDraftForm<Values, SanitaryData>({
    key: `sanitary_data.${dossierId}.${name}`,
    schema: rules,
    start: { number: stored === null ? '' : written(stored), version },
    send: values => send(schema.parse(values.number), values.version),
    onSaved: ({ duplicates }) => {
      toast(t('{{what}}: salvato', { what: t(label) }), 'ok')
      if (duplicates) setAlike(duplicates)
      else returnToNumbers()
    },
  })
  const { number } = draft.form.values
  const error = errorsAtFields(rules, draft.form.values)['number']
  const theirs = save.carried('stale')
  const sendAndFinish = (value: string | null, seenVersion: number): void =>
    void send(value, seenVersion).then(draft.conclude)
  const sendState = async (none: boolean): Promise<void> => {
    setRefused({})
    const saved = await save.send({ params: { dossierId }, body: { version, without_avs: none } })
    if (saved) draft.finish(saved)
  }
  return (
    <DraftForm draft={draft} banner={theirs ? null : save.banner} complete={error === undefined}>
      <Stack>
        <Card>
          <CheckedField
            rule={schema}
            label={t(label)}
            required
            placeholder={placeholder}
            inputMode={name === 'insuranceNumber' ? 'text' : 'numeric'}
            value={number}
            onChange={value => draft.form.setFieldValue('number', typed(value))}
          />
        </Card>
        {name === 'cardNumber' && error === undefined && <InsurerOfCard card={normaliseHealthCard(number)} />}
        {theirs && (
          <Notice
            tone="attention"
            choices={[
              {
                label: t('Salva il mio numero'),
                take: () => sendAndFinish(schema.parse(number), theirs.version),
              },
              { label: t('Mantieni quello attuale'), take: () => draft.finish(theirs) },
            ]}
          >
            {t('Questi dati sono stati salvati mentre lei scriveva. Valore attuale: {{number}}', {
              number: theirs[name] === null ? t('(vuoto)') : written(theirs[name]),
            })}
          </Notice>
        )}
        {name === 'avsNumber' && stored === null && (
          <Card>
            <SwitchField
              label={t('Senza AVS')}
              description={t("Chi non ha un numero: turisti, frontalieri, richiedenti l'asilo.")}
              value={without_avs}
              disabled={save.saving}
              error={refused['without_avs']}
              onChange={none => void sendState(none)}
            />
          </Card>
        )}
        {alike && <DuplicatesSheet duplicates={alike} onClose={returnToNumbers} />}
        {stored !== null && <RemoveNumber busy={save.saving} onRemove={() => sendAndFinish(null, version)} />}
      </Stack>
    </DraftForm>
  )
}
