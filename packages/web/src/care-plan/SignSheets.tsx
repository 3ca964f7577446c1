import { useForm, type UseFormReturnType } from '@mantine/form'
import { type CarePlan, ClientSignature } from '@vicino/domain/care-plan/care-plan.ts'
import { addClientSignature, signCarePlan } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { lackingToSign } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { DrawnSignature } from '@vicino/domain/care-plan/drawn-signature.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { addDocument } from '@vicino/domain/documents/documents.contract.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { IconCamera, IconFile } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSameAgain } from '../calls/use-same-again.ts'
import { useSave } from '../calls/use-save.ts'
import { FileButton } from '../documents/FileButton.tsx'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { restoreDraft } from '../drafts/restore-draft.ts'
import { RestoredNotice } from '../drafts/RestoredNotice.tsx'
import { useKeptSheet } from '../drafts/use-kept-sheet.ts'
import { useToday } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'
import { usePerson } from '../session/person.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { FormSheet } from '../ui/sheets/FormSheet.tsx'
import { toast } from '../ui/toast.ts'
import classes from './CarePlan.module.css'
import { SignaturePad } from './SignaturePad.tsx'

type Props = { plan: CarePlan; onClose: () => void }

/** A nurse signs the draft that she read; the client beside her too, where she wants to. */
export function SignSheet({ plan, onClose }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const person = usePerson()
  const { client } = useDossier()
  const { _id: carePlanId, dossierId, version } = plan
  const form = useForm<SignedByClient>({
    initialValues: { ...notSigned(client.name, today), withClient: false, picture: null },
    validate: values => (values.withClient ? errorsOfSigned(values) : {}),
  })
  const { withClient } = form.values
  const signing = useKeptSigning('sign', plan, form, onClose)
  const save = useSave(signCarePlan)
  const picture = useSignaturePicture(plan)
  const lacking = lackingWords(plan, today, t)
  const sign = async ({ picture: taken, withClient: _, ...by }: SignedByClient): Promise<void> => {
    const kept = withClient ? await picture.keep(taken) : {}
    if (!kept) return
    const client_signature = withClient ? { ...signedBy(by), ...kept } : null
    const sent = { params: { dossierId, carePlanId }, body: { version, client_signature } }
    if (!(await save.send(sent))) return
    toast(t('Piano di cura firmato'), 'ok')
    signing.done()
  }
  return (
    <FormSheet
      title={t('Firma il piano di cura')}
      onClose={signing.close}
      kept={signing.words}
      onSubmit={form.onSubmit(values => void sign(values))}
      submitLabel={lacking.length === 0 ? t('Firma') : null}
      busy={save.saving || picture.keeping}
      banner={save.banner ?? picture.problem}
    >
      {lacking.length > 0 ? (
        <Notice tone="attention">
          <p>{t('Per firmare manca ancora:')}</p>
          <ul>
            {lacking.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <>
          <p>
            {t('Firma {{name}}. Da ora vale questa versione: un cambiamento diventa una nuova bozza.', {
              name: person.name,
            })}
          </p>
          {signing.restored}
          <SwitchField label={t('Firma anche il cliente')} {...fieldOf(form, 'withClient')} />
          {withClient && <ClientSignatureFields form={form} />}
        </>
      )}
      {signing.question}
    </FormSheet>
  )
}

/** What the draft lacks, in words. */
const lackingWords = (plan: CarePlan, today: Day, t: TFunction): string[] =>
  lackingToSign(plan, today).map(({ path, code }) => {
    const [, at, part] = path.split('.')
    if (code === 'evaluation_due')
      return t('la valutazione della versione firmata, che è da fare: valutare prima il piano')
    if (code === 'over_a_year') return t('un giorno di valutazione entro un anno')
    if (part === undefined) return t('un giorno di valutazione che deve ancora venire')
    const { title } = plan.problems[Number(at)]!
    return part === 'goals'
      ? t('un obiettivo per «{{title}}»', { title })
      : t('una misura per «{{title}}»', { title })
  })

/** Notes that the client has signed the plan in force, for example on its print. */
export function ClientSignatureSheet({ plan, onClose }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { client } = useDossier()
  const { _id: carePlanId, dossierId, version } = plan
  const form = useForm<SignedByClient>({
    initialValues: { ...notSigned(client.name, today), withClient: true, picture: null },
    validate: errorsOfSigned,
  })
  const signing = useKeptSigning('client_signature', plan, form, onClose)
  const save = useSave(addClientSignature, { form })
  const picture = useSignaturePicture(plan)
  const keep = async ({ picture: taken, withClient: _, ...by }: SignedByClient): Promise<void> => {
    const kept = await picture.keep(taken)
    if (!kept) return
    const body = { version, ...signedBy(by), ...kept }
    if (!(await save.send({ params: { dossierId, carePlanId }, body }))) return
    toast(t('Firma del cliente annotata'), 'ok')
    signing.done()
  }
  return (
    <FormSheet
      title={t('Firma del cliente')}
      onClose={signing.close}
      kept={signing.words}
      onSubmit={form.onSubmit(values => void keep(values))}
      submitLabel={t('Salva')}
      busy={save.saving || picture.keeping}
      banner={save.banner ?? picture.problem}
    >
      {signing.restored}
      <ClientSignatureFields form={form} />
      {signing.question}
    </FormSheet>
  )
}

/** What waits in a draft: a file cannot. */
type Signing = { withClient: boolean; name: string; on: Day | null; drawn: DrawnSignature | null }
type SignedByClient = Signing & { picture: File | null }

const notSigned = (name: string, on: Day) => ({ name, on, drawn: null })

/**
 * Keeps what is signed in a sheet until it is sent: a page that ends loses none of it. It was signed for this version of
 * the plan and for no other. Who leaves the sheet is asked first, for a signature that nobody sent is kept no longer.
 */
function useKeptSigning(
  act: 'sign' | 'client_signature',
  { _id, version }: CarePlan,
  form: UseFormReturnType<SignedByClient>,
  onClose: () => void,
) {
  const { t } = useTranslation()
  const { picture: _, ...values } = form.values
  const [start] = useState<Signing>(values)
  const [isAsked, setAsked] = useState(false)
  const { words, close, asks, settle, restoredFrom, startOver } = useKeptSheet<Signing>({
    key: `care_plan.${act}.${_id}.${version}`,
    start,
    values,
    restored: (begun, kept) => {
      const before = restoreDraft(begun, kept)
      return { ...before, drawn: DrawnSignature.safeParse(before.drawn).data ?? null }
    },
    onRestored: before => form.setValues(before),
    onClose,
  })
  const done = (): void => {
    settle(start)
    onClose()
  }
  return {
    words,
    close: values.drawn === null ? close : () => setAsked(true),
    /** It was sent, or given up: nothing of it waits. */
    done,
    restored: (
      <>
        <RestoredNotice restoredFrom={restoredFrom} startOver={startOver} />
        {asks}
      </>
    ),
    question: (
      <ConfirmSheet
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('Uscire senza salvare la firma?')}
        confirmLabel={t('Esci senza firma')}
        danger
        onConfirm={done}
      >
        {t('La firma sullo schermo va persa.')}
      </ConfirmSheet>
    ),
  }
}

const errorsOfSigned = ({ name, on }: SignedByClient) => errorsAtFields(ClientSignature, { name, on })

/** What a form without errors says of the signature. */
const signedBy = ({ drawn, ...said }: Omit<Signing, 'withClient'>): ClientSignature =>
  ClientSignature.parse({ ...said, ...(drawn !== null && { drawn }) })

/** Keeps the picture of a signed paper with its plan, once, however often the signature is sent after it. */
function useSignaturePicture({ _id: carePlanId, dossierId }: CarePlan) {
  const { t } = useTranslation()
  const today = useToday()
  const save = useSave(addDocument)
  const again = useSameAgain<Id>()
  const [kept, setKept] = useState<{ of: File; documentId: Id } | null>(null)
  /** What the signature says of its picture; undefined where that could not be kept. */
  const keep = async (file: File | null): Promise<{ documentId?: Id } | undefined> => {
    if (file === null) return {}
    if (kept?.of === file) return { documentId: kept.documentId }
    const name = t('Piano di cura firmato {{day}}', { day: showDay(today) })
    const body = {
      _id: again.of(file, newId),
      name,
      category: 'clinical',
      file,
      record_kind: 'care_plan',
      record_id: carePlanId,
    } as const
    const document = await save.send({ params: { dossierId }, body })
    if (!document) return undefined
    setKept({ of: file, documentId: document._id })
    return { documentId: document._id }
  }
  return { keep, keeping: save.saving, problem: save.banner }
}

/** Who signed for the client, and when; with the picture of the paper, where she signed on one. */
function ClientSignatureFields({ form }: { form: UseFormReturnType<SignedByClient> }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const { picture } = form.values
  const take = ([taken]: readonly File[]): void => form.setFieldValue('picture', taken ?? null)
  return (
    <Fields>
      <TextField
        label={t('Nome di chi firma')}
        description={t('Il cliente, o chi lo rappresenta.')}
        required
        maxLength={200}
        {...fieldOf(form, 'name')}
      />
      <DayField label={t('Firmato il')} required maxDay={useToday()} {...fieldOf(form, 'on')} />
      <SignaturePad value={form.values.drawn} onChange={drawn => form.setFieldValue('drawn', drawn)} />
      {allows('documents.clinical') && (
        <Inline align="center">
          <FileButton label={t('Fotografa il foglio firmato')} icon={IconCamera} camera onTake={take} />
          <FileButton label={t('Scegli un file')} icon={IconFile} onTake={take} />
          {picture && (
            <span className={classes.muted} role="status">
              {picture.name}
            </span>
          )}
        </Inline>
      )}
    </Fields>
  )
}
