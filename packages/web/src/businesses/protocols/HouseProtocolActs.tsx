import { useForm } from '@mantine/form'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import {
  discardProtocolDraft,
  getProtocol,
  getProtocolModels,
  getProtocols,
  getProtocolVersions,
  releaseProtocol,
  retireProtocol,
} from '@vicino/domain/protocols/protocols.contract.ts'
import { actsOnProtocol } from '@vicino/domain/protocols/protocol-rules.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../../calls/use-save.ts'
import { fieldOf } from '../../drafts/field-of.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { usePerson } from '../../session/person.ts'
import { Inline } from '../../ui/layout/Inline.tsx'
import { Button } from '../../ui/Button.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'
import { FormSheet } from '../../ui/sheets/FormSheet.tsx'
import { toast } from '../../ui/toast.ts'
import { useGoOn } from '../../ui/use-go-on.ts'

const refreshes = [getProtocols, getProtocolModels, getProtocol, getProtocolVersions]

/** What may become of a protocol of the house now. */
export function HouseProtocolActs({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation()
  const { _id: protocolId } = protocol
  const [asked, setAsked] = useState<'release' | 'retire' | 'discard' | null>(null)
  const close = (): void => setAsked(null)
  const acts = actsOnProtocol(protocol)
  return (
    <Inline align="center">
      {acts.release && <Button onClick={() => setAsked('release')}>{t('Rilascia il protocollo')}</Button>}
      <LinkButton variant="default" link={pages.editProtocol.link({ protocolId })}>
        {t('Modifica')}
      </LinkButton>
      {acts.discard && (
        <Button variant="subtle" onClick={() => setAsked('discard')}>
          {t('Scarta la bozza')}
        </Button>
      )}
      {acts.retire && (
        <Button variant="subtle" onClick={() => setAsked('retire')}>
          {t('Ritira')}
        </Button>
      )}
      {asked === 'release' && <ReleaseSheet protocol={protocol} onClose={close} />}
      {asked === 'discard' && <DiscardSheet protocol={protocol} onClose={close} />}
      {asked === 'retire' && <RetireSheet protocol={protocol} onClose={close} />}
    </Inline>
  )
}

type SheetProps = { protocol: Protocol; onClose: () => void }

/** Releases the draft that was read, from a day on. */
function ReleaseSheet({ protocol: { _id: protocolId, version, in_force }, onClose }: SheetProps) {
  const { t } = useTranslation()
  const today = useToday()
  const { name } = usePerson()
  const form = useForm<{ valid_from: Day | null }>({
    initialValues: { valid_from: today },
    validate: ({ valid_from }) =>
      valid_from === null ? { valid_from: t(fieldSentences.required.label) } : {},
  })
  const save = useSave(releaseProtocol, { form, refreshes })
  const release = async ({ valid_from }: { valid_from: Day | null }): Promise<void> => {
    if (valid_from === null) return
    if (!(await save.send({ params: { protocolId }, body: { version, valid_from } }))) return
    toast(t('Protocollo rilasciato'), 'ok')
    onClose()
  }
  return (
    <FormSheet
      title={t('Rilascia il protocollo')}
      onClose={onClose}
      onSubmit={form.onSubmit(values => void release(values))}
      submitLabel={t('Rilascia')}
      busy={save.saving}
      banner={save.banner}
    >
      <p>
        {t('Rilascia {{name}}, dopo averlo riletto. Da quel giorno si può aprire nei dossier.', { name })}
      </p>
      {in_force !== null && (
        <p>{t('Fino al giorno prima vale la versione di ora. Ciò che è già aperto resta com’è.')}</p>
      )}
      <Fields>
        <DayField label={t('Vale dal')} required minDay={today} {...fieldOf(form, 'valid_from')} />
      </Fields>
    </FormSheet>
  )
}

function RetireSheet({ protocol: { _id: protocolId, version }, onClose }: SheetProps) {
  const { t } = useTranslation()
  const save = useSave(retireProtocol, { refreshes })
  const retire = async (): Promise<void> => {
    if (!(await save.send({ params: { protocolId }, body: { version } }))) return
    toast(t('Protocollo ritirato'), 'ok')
    onClose()
  }
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={t('Ritirare il protocollo?')}
      banner={save.banner}
      confirmLabel={t('Ritira')}
      danger
      busy={save.saving}
      onConfirm={() => void retire()}
    >
      <p>{t('Nessuno lo apre più. Ciò che è già aperto nei dossier continua com’è.')}</p>
    </ConfirmSheet>
  )
}

/** Throws a draft away: what holds stays, and one that never held is gone. */
function DiscardSheet({ protocol: { _id: protocolId, version, in_force }, onClose }: SheetProps) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const save = useSave(discardProtocolDraft, { refreshes })
  const discard = async (): Promise<void> => {
    const left = await save.send({ params: { protocolId }, body: { version } })
    if (left === undefined) return
    toast(t('Bozza scartata'), 'ok')
    onClose()
    if (left === null) goOn(pages.houseProtocols.link())
  }
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={t('Scartare la bozza?')}
      banner={save.banner}
      confirmLabel={t('Scarta la bozza')}
      danger
      busy={save.saving}
      onConfirm={() => void discard()}
    >
      <p>
        {in_force === null
          ? t('Ciò che vi è scritto va perso. Se viene da un modello del programma, lo si può riprendere.')
          : t('Torna a valere da sola la versione rilasciata; ciò che è già aperto resta com’è.')}
      </p>
    </ConfirmSheet>
  )
}
